/** The queries of the panel's lists in the benchmark; `numbered` makes every call a new query. */
export interface Question {
  kind:
    | 'first page'
    | 'filter'
    | 'sort'
    | 'frequent word'
    | 'rare word'
    | 'no match'
    | 'combination';
  list: 'users' | 'professionals' | 'requests' | 'feedback';
  query: string;
}

const filters = {
  users: [
    'role=customer',
    'role=professional',
    'role=admin',
    'authProvider=gmail',
    'authProvider=facebook',
    'authProvider=phone',
    'state=suspended',
    'state=leaving',
    'state=active',
    'from=2025-03-01&to=2025-03-02',
  ],
  professionals: [
    'profession=plumber',
    'profession=security-installer',
    'state=active',
    'state=inactive',
    'state=suspended',
    'state=unclaimed',
    'state=paused',
    'planId=premium',
    'planId=free',
    'papersToCheck=true',
    'from=2025-03-01&to=2025-03-02',
  ],
  requests: [
    'status=sent',
    'status=pending',
    'status=completed',
    'status=cancelled',
    'profession=plumber',
    'urgency=Soon%20(2-3%20days)',
    'unanswered=true',
    'from=2025-03-01&to=2025-03-02',
    'customerId=01900000-0000-7002-8000-000000000042',
  ],
  feedback: ['rating=1', 'rating=5', 'state=hidden', 'state=reported', 'state=shown'],
};

const sorts = {
  users: ['createdAt', 'name', 'email'],
  professionals: ['createdAt', 'name', 'rating', 'reviewCount'],
  requests: ['createdAt'],
  feedback: ['createdAt', 'rating'],
};

/**
 * Frequent: in every third, every thirtieth and every tenth row or so; two of them in every
 * hundredth.
 */
const frequent = {
  users: ['gmail', 'tremblay', 'marie', 'customer', 'co', '+1514', 'gagné gmail'],
  professionals: ['montreal', 'synthetic', 'marie', 'ma'],
  requests: ['kitchen', 'montreal', 'tremblay', 'the', 'kitchen tremblay', 'urgent garden'],
  feedback: ['very good', 'kitchen', 'tremblay', 'kitchen tremblay'],
};

/** Rare: in a row or a few, and in none. */
const rare = {
  users: [
    'a87ff679a2f3e71d9181',
    'customer.c4ca4238',
    '(514) 000-4711',
    '000-4711',
    '01900000-0000-7002-8000-000000000042',
  ],
  professionals: ['professional.000000004711', '01900000-0000-7000-8000-000000000042'],
  requests: [
    'reference c4ca4238a0',
    'a87ff679a2',
    'c4ca4238a0b923820dcc509a6f75849b@gmail',
    '+1 514 000 4711',
  ],
  feedback: ['mark c4ca4238a0', 'a87ff679a2'],
};
const none = [
  'zyxwvutsrq',
  'xkitchenx tremblay',
  "'; drop table users; --",
  '100%',
  'zq',
  'ßßß',
  '""',
];

const combinations = {
  users: [
    'role=professional&authProvider=gmail',
    'role=customer&authProvider=facebook&sort=name',
    'state=suspended&sort=email',
    'q=tremblay&authProvider=facebook',
    'q=tremblay&sort=name',
    'q=gmail&role=professional',
    'q=marie&from=2025-03-01&to=2025-03-31',
    'q=zyxwvuts&role=customer&sort=email',
    'q=zyxwvuts&sort=name',
    'from=2025-03-01&to=2025-03-31&sort=name',
  ],
  professionals: [
    'profession=plumber&sort=rating',
    'profession=security-installer&state=inactive&sort=name',
    'q=marie&profession=plumber&sort=reviewCount',
    'q=montreal&planId=premium',
    'state=suspended&sort=rating',
    'planId=premium&sort=name',
    'papersToCheck=true&sort=rating',
    'q=synthetic&sort=rating',
  ],
  requests: [
    'status=pending&profession=plumber',
    'status=cancelled&urgency=Soon%20(2-3%20days)&profession=painter',
    'q=kitchen&status=pending',
    'q=kitchen&unanswered=true',
    'q=tremblay&profession=plumber&status=sent',
    'q=thermostat&from=2025-03-01&to=2025-03-02',
    'unanswered=true&profession=security-installer&order=asc',
    'status=accepted&order=asc',
  ],
  feedback: [
    'rating=1&state=hidden',
    'q=kitchen&rating=1',
    'q=garden&sort=rating',
    'state=hidden&sort=rating',
  ],
};

const LISTS = ['users', 'professionals', 'requests', 'feedback'] as const;

/** Every query once. */
export const QUESTIONS: readonly Question[] = LISTS.flatMap((list) => [
  ...all(list, 'first page', ['']),
  ...all(list, 'filter', filters[list]),
  ...all(
    list,
    'sort',
    sorts[list].flatMap((sort) => [`sort=${sort}&order=asc`, `sort=${sort}&order=desc`]),
  ),
  ...all(list, 'frequent word', frequent[list].map(sought)),
  ...all(list, 'rare word', rare[list].map(sought)),
  ...all(list, 'no match', none.map(sought)),
  ...all(list, 'combination', combinations[list]),
]);

function all(
  list: Question['list'],
  kind: Question['kind'],
  queries: readonly string[],
): Question[] {
  return queries.map((query) => ({ list, kind, query }));
}

function sought(words: string): string {
  return `q=${encodeURIComponent(words)}`;
}
