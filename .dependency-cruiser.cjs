const { readdirSync } = require('node:fs');
const path = require('node:path');
const { domains, frame, sharedPackages } = require('./dependency-rules.cjs');
const { dependencies } = require('./package.json');

const test = '\\.test\\.tsx?$';
const queries = '^(?:server|sandbox)/.+/queries[-a-z]*\\.ts$';
const pure = '/(?:lifecycle|policy|ranking|steps)\\.ts$';
const lazy =
  '(?:^|/)node_modules/(?:ai|nodemailer|pdfkit|sharp|stripe|web-push)/|/external-calendar/busy-times\\.ts$';
const sqlPackages = '(?:^|/)node_modules/(?:kysely|pg)/';

refuseUnknownFolders();

module.exports = {
  forbidden: [
    ...borders(),
    ...loading(),
    ...apart(),
    ...Object.entries(domains).map(([domain, others]) => domainRule(domain, others)),
    ...sql(),
    ...purity(),
    ...web(),
    ...graph(),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:dist|data)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};

function borders() {
  return [
    rule('contract-is-a-leaf', 'The contract imports only itself and zod.', {
      from: { path: '^contract/', pathNot: test },
      to: { pathNot: ['^contract/', '(?:^|/)node_modules/zod/'] },
    }),
    rule('web-never-imports-server', 'The contract is the only bridge, for types too.', {
      from: { path: '^web/' },
      to: { path: '^(?:server|db)/' },
    }),
    rule('server-never-imports-web', 'The server knows no screen.', {
      from: { path: '^server/', pathNot: test },
      to: { path: '^web/' },
    }),
    rule('platform-knows-no-domain', 'Technology without business.', {
      from: { path: '^server/platform/' },
      to: { path: '^server/', pathNot: '^server/platform/' },
    }),
    rule('sandbox-knows-no-domain', 'It stands for a service outside: it knows nothing of ours.', {
      from: { path: '^sandbox/', pathNot: test },
      to: { path: '^(?:server|web|db|intake)/', pathNot: '^server/platform/' },
    }),
    rule('only-app-opens-the-sandbox', 'Where there are no keys, server/app puts it in place.', {
      from: { path: '^(?:server|web|contract|db|intake)/', pathNot: ['^server/app/', test] },
      to: { path: '^sandbox/' },
    }),
    rule('nobody-imports-app', 'server/app puts everything together; nothing hangs on it.', {
      from: { path: '^(?:server|contract|web|db)/', pathNot: ['^server/app/', test] },
      to: { path: '^server/app/' },
    }),
    rule('production-never-imports-tests', 'Test code does not travel.', {
      from: {
        path: '^(?:server|contract|web|db|bench|intake|sandbox)/',
        // It measures in the browser of the journeys.
        pathNot: [test, '^bench/measures/web[.]ts$'],
      },
      to: { path: ['^tests/', test] },
    }),
  ];
}

function loading() {
  return [
    rule('large-packages-are-loaded-lazily', 'Where first needed: `await import(…)`.', {
      from: { path: '^server/', pathNot: test },
      to: { path: lazy, dynamic: false, dependencyTypesNot: ['type-only', 'type-import'] },
    }),
  ];
}

/** What teaches and measures the assistant, and what breaks the product, stands apart from what runs. */
function apart() {
  return [
    rule('nobody-imports-faults', 'What breaks the product stands apart from it.', {
      from: { path: '^(?:server|contract|web|db|bench|intake|sandbox)/', pathNot: test },
      to: { path: '^faults/' },
    }),
    rule('nobody-imports-simulate', 'What counts and draws a larger site stands apart from it.', {
      from: {
        path: '^(?:server|contract|web|db|bench|faults|intake|sandbox)/',
        pathNot: test,
      },
      to: { path: '^simulate/' },
    }),
    rule(
      'production-never-imports-intake',
      'It trains and measures; what runs is the model it wrote.',
      {
        from: { path: '^(?:server|web|contract|db|sandbox)/', pathNot: test },
        to: { path: '^intake/' },
      },
    ),
    rule(
      'intake-reads-the-assistant',
      'The analysis, what it stands on, and how a need is shown.',
      {
        from: { path: '^intake/', pathNot: test },
        to: {
          path: '^server/',
          pathNot: [
            '^server/(?:assistant|platform)/',
            ...['matching', 'places', 'professionals'].map(door),
          ],
        },
      },
    ),
  ];
}

function domainRule(domain, others) {
  return rule(
    `${domain}-may-import-only-[${others.join(',')}]`,
    'The table in dependency-rules.cjs; another domain only through its front door.',
    {
      from: { path: `^server/${domain}/`, pathNot: test },
      to: { path: '^server/', pathNot: [`^server/(?:${domain}|platform)/`, ...others.map(door)] },
    },
  );
}

function sql() {
  return [
    rule('tests-use-front-doors', 'A test may set its scene in any domain, by its front door.', {
      from: { path: `^server/([^/]+)/.*${test}` },
      to: {
        path: '^server/',
        pathNot: ['^server/(?:$1|platform|app)/', ...Object.keys(domains).map(door)],
      },
    }),
    rule('queries-are-private-to-their-domain', 'Ask the front door.', {
      from: { path: '^server/([^/]+)/' },
      to: { path: queries, pathNot: '^server/$1/' },
    }),
    rule('queries-are-private-to-the-server', 'Ask the front door.', {
      from: { pathNot: '^(?:server|sandbox)/' },
      to: { path: queries },
    }),
    rule('sql-lives-in-queries', 'Types may travel; statements may not.', {
      from: { path: '^(?:server|sandbox)/', pathNot: ['^server/platform/', queries, test] },
      to: { path: sqlPackages, dependencyTypesNot: ['type-only'] },
    }),
  ];
}

function purity() {
  return [
    rule('pure-files-do-no-io', 'Lifecycles, policies, rankings and steps are tables and sums.', {
      from: { path: pure },
      to: {
        path: [
          '^server/platform/(?!refusal\\.ts$)',
          queries,
          '/routes\\.ts$',
          'node_modules/',
          '^server/([^/]+)/\\1\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    }),
    rule(
      'pure-files-use-no-node',
      'Lifecycles, policies, rankings and steps are tables and sums.',
      {
        from: { path: pure },
        to: { dependencyTypes: ['core'] },
      },
    ),
  ];
}

function web() {
  const serverPackages = Object.keys(dependencies).filter((name) => !sharedPackages.includes(name));
  const builtByNode = ['^web/build/', '\\.config\\.ts$', test];
  return [
    rule('features-are-islands', 'Pages compose; a feature imports no other feature.', {
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
    }),
    rule('ui-and-lib-know-no-feature', 'They serve every feature, so they know none.', {
      from: { path: '^web/(?:ui|lib)/' },
      to: { path: '^web/(?:features|pages|frame)/' },
    }),
    rule('features-know-no-page', 'A page shows features, never the other way round.', {
      from: { path: '^web/features/' },
      to: { path: '^web/(?:pages|frame)/' },
    }),
    rule(
      'frame-knows-no-page',
      'Header, footer and boundary stand around every page, so they know none.',
      {
        from: { path: '^web/frame/' },
        to: { path: '^web/pages/' },
      },
    ),
    rule('web-uses-browser-packages-only', 'Runtime packages belong to the server.', {
      from: { path: '^web/', pathNot: builtByNode },
      to: { path: `(?:^|/)node_modules/(?:${serverPackages.join('|')})/` },
    }),
    rule('web-uses-no-node', 'It runs in a browser.', {
      from: { path: '^web/', pathNot: builtByNode },
      to: { dependencyTypes: ['core'] },
    }),
  ];
}

function graph() {
  return [
    rule('no-cycles', 'Two files that need each other are one idea, or hide a third.', {
      from: {},
      to: { circular: true },
    }),
    rule('nothing-unresolved', 'An import nobody can follow is an import nobody checked.', {
      from: {},
      to: { couldNotResolve: true },
    }),
  ];
}

function rule(name, comment, borders) {
  return { name, comment, severity: 'error', ...borders };
}

function door(domain) {
  return `^server/${domain}/${domain}\\.ts$`;
}

function refuseUnknownFolders() {
  const server = path.join(__dirname, 'server');
  const folders = readdirSync(server, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(path.join(server, entry.name)).length > 0)
    .map((entry) => entry.name);
  const unknown = folders.filter((name) => !(name in domains) && !frame.includes(name));
  if (unknown.length === 0) return;
  throw new Error(`server/${unknown.join(', server/')}: not in the table of dependency-rules.cjs`);
}
