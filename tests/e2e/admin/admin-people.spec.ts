import { textsIn } from '#server/directory/texts/texts.ts';
import { ERROR_TEXTS } from '#server/platform/http/error-texts.ts';
import { moderatingOn } from '#tests/e2e/actions/admin-people.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { inTurn } from '#tests/e2e/support/in-turn.ts';
import { importPeople, someone, SOURCE, TOWNS } from '#tests/e2e/support/importing.ts';
import { newCustomer, PASSWORD } from '#tests/e2e/support/newcomers.ts';
import { test } from '#tests/e2e/support/own-program.ts';
import { listedProfessional, ratingOf, report, reviewedJob } from '#tests/e2e/support/reviewed.ts';

// 401 before signing in, 403 for a suspended person, 404 for a hidden page.
test.use({ expectedProblems: [/status of 40[134]/] });
test.setTimeout(300_000);

const READERS = [
  { language: 'en', width: 1280, family: 'Quillfeather' },
  { language: 'fr', width: 390, family: 'Quesnelmont' },
  { language: 'es', width: 1280, family: 'Quintanarejo' },
] as const;

for (const { language, width, family } of READERS) {
  const isTurn = inTurn(language);
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 844 } });

    if (isTurn())
      test('an operator suspends a person and lifts the suspension', async ({
        page,
        another,
        words,
      }) => {
        const person = await another();
        const name = `Rosa ${family}`;
        const { id, email } = await newCustomer(person.page.request, name);
        const isOut = async () => (await person.page.request.get('/api/auth/me')).status() === 401;
        const visit = async () => {
          expect(await isOut()).toBe(true);
          await person.page.reload();
          await person.openSignIn();
          await person.enterPassword(email ?? '', PASSWORD);
        };
        const operator = moderatingOn(page, language, words);
        await operator.signIn();
        await operator.openByList('users', name);
        const sessions = operator.part(words('admin-user.sessions.title'));
        await expect(sessions.getByRole('listitem')).toHaveCount(1);
        await expect(operator.part(words('admin-user.activity.title'))).toContainText(
          words('admin-user.activity.kinds.signed_up'),
        );

        await operator.press(words('admin-user.endSessions.button'));
        await operator.giveReason('The phone was stolen');
        await operator.confirm(
          words('admin-user.endSessions.confirm'),
          words('admin-user.endSessions.done'),
        );
        await expect(sessions).toContainText(words('admin-user.sessions.empty'));
        await visit();
        await person.expectHome();

        await operator.press(words('admin-user.suspend.button'));
        await expect(operator.dialog).toContainText(words('admin-user.suspend.out'));
        await operator.giveReason('Insults the people who answer');
        await operator.confirm(
          words('admin-user.suspend.confirm'),
          words('admin-user.suspend.done'),
        );
        await expectAccessible(page);
        await visit();
        await expect(
          person.page.getByText(ERROR_TEXTS[language].account_suspended).first(),
        ).toBeVisible();

        await operator.press(words('admin-user.reinstate.button'));
        await operator.giveReason('Has apologised');
        await operator.confirm(
          words('admin-user.reinstate.confirm'),
          words('admin-user.reinstate.done'),
        );
        await visit();
        await person.expectHome();
        await operator.expectDeeds(id, [
          ['sessions_ended', 'The phone was stolen'],
          ['suspended', 'Insults the people who answer'],
          ['reinstated', 'Has apologised'],
        ]);
      });

    if (isTurn())
      test('an operator checks the papers of a professional, grants requests, and hides and shows them', async ({
        page,
        professional,
        another,
        words,
      }) => {
        const visitor = (await another()).page;
        const name = `Nils ${family}`;
        const work = { profession: 'tailor', location: TOWNS[language] } as const;
        const { id, address } = await listedProfessional(professional.page, name, work);
        const left = (count: number) =>
          professional.page.getByText(words('quota.left', { left: count }));
        await professional.page.goto(
          `/?lang=${language}#/professional-dashboard?tab=subscription&lang=${language}`,
        );
        await expect(left(5)).toBeVisible();
        const operator = moderatingOn(page, language, words);
        await operator.signIn();
        await operator.openByList('professionals', name);

        const papers = operator
          .part(words('admin-professional.papers.title'))
          .getByRole('listitem');
        const mark = async (paper: number, as: 'check' | 'uncheck') => {
          const button = (action: 'check' | 'uncheck') =>
            papers
              .nth(paper)
              .getByRole('button', { name: words(`admin-professional.papers.${action}`) });
          await button(as).click();
          await expect(button(as === 'check' ? 'uncheck' : 'check')).toBeVisible();
          const done = words(`admin-professional.papers.${as === 'check' ? 'done' : 'undone'}`);
          await expect(operator.toast(done).first()).toBeVisible();
        };
        await mark(0, 'check');
        await mark(0, 'uncheck');
        await mark(0, 'check');
        await mark(1, 'check');
        const shown = textsIn(language).profile;
        await visitor.goto(`/${language}${address}`);
        await expect(visitor.getByText(shown.licence)).toBeVisible();
        await expect(visitor.getByText(shown.insurance)).toBeVisible();

        await operator.follow(words('admin-professional.account'));
        await expect(operator.part(words('admin-user.consents.title'))).toContainText(
          words('admin-user.consents.purposes.public_page'),
        );
        await operator.follow(words('admin-user.asProfessional'));

        await operator.press(words('admin-professional.quota.grant'));
        await operator.dialog.getByLabel(words('admin-professional.quota.grantNumber')).fill('3');
        await operator.giveReason('Lost three to an outage');
        await operator.confirm(
          words('admin-professional.quota.grantConfirm'),
          words('admin-professional.quota.grantDone'),
        );
        const quota = operator.part(words('admin-professional.quota.title'));
        await expect(quota).toContainText(words('admin-professional.quota.granted', { count: 3 }));
        await expect(quota.getByRole('listitem')).toContainText(
          words('admin-professional.quota.reasons.operator'),
        );
        await expect(operator.part(words('admin-professional.plan.title'))).toContainText(
          words('admin-lists.plans.free'),
        );
        await professional.page.reload();
        await expect(left(8)).toBeVisible();

        await operator.press(words('admin-user.suspend.button'));
        await expect(operator.dialog).toContainText(words('admin-user.suspend.hidden'));
        await operator.giveReason('The insurance was forged');
        await operator.confirm(
          words('admin-user.suspend.confirm'),
          words('admin-user.suspend.done'),
        );
        await expectAccessible(page);
        expect((await visitor.reload())?.status()).toBe(404);
        await professional.page.reload();
        await expect(left(8)).toBeHidden();
        await operator.press(words('admin-user.reinstate.button'));
        await operator.giveReason('It was the broker’s mistake');
        await operator.confirm(
          words('admin-user.reinstate.confirm'),
          words('admin-user.reinstate.done'),
        );
        expect((await visitor.reload())?.status()).toBe(200);
        await operator.expectDeeds(id, [
          ['paper_checked'],
          ['paper_unchecked'],
          ['credits_granted', 'Lost three to an outage'],
          ['suspended', 'The insurance was forged'],
          ['reinstated', 'It was the broker’s mistake'],
        ]);
      });

    if (isTurn())
      test('an operator hides a review, shows it again, and settles what was reported', async ({
        page,
        professional,
        another,
        words,
      }) => {
        const [visitor, customer] = [(await another()).page, (await another()).page];
        const name = `Vera ${family}`;
        const author = `Omar ${family}`;
        const work = { profession: 'locksmith', location: TOWNS[language] } as const;
        const { id, address } = await listedProfessional(professional.page, name, work);
        await newCustomer(customer.request, author);
        const comment = `Left the ${family} door open`;
        const job = await reviewedJob(customer.request, professional.page.request, work, comment);
        const operator = moderatingOn(page, language, words);
        const { dialog } = operator;
        await operator.signIn();

        await operator.openSection('feedback');
        await operator.search(family);
        await operator.main
          .getByRole('button', { name: words('admin-lists.feedback.hide', { name: author }) })
          .click();
        await operator.giveReason('Says nothing of the job');
        await operator.confirm(
          words('admin-lists.feedback.hideConfirm'),
          words('admin-lists.feedback.hidden'),
        );
        await visitor.goto(`/${language}${address}`);
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name);
        await expect(visitor.getByText(comment)).toBeHidden();
        expect(await ratingOf(visitor.request, id)).toEqual({ rating: 0, reviewCount: 0 });

        await operator.openByList('professionals', name);
        await operator.press(words('admin-lists.feedback.restore', { name: author }));
        await operator.giveReason('It does after all');
        await operator.confirm(
          words('admin-lists.feedback.restoreConfirm'),
          words('admin-lists.feedback.restored'),
        );
        await visitor.reload();
        await expect(visitor.getByText(comment)).toBeVisible();
        expect(await ratingOf(visitor.request, id)).toEqual({ rating: 2, reviewCount: 1 });

        const ofReview = `Not my ${family} job`;
        const ofPerson = `He shouted at ${family}`;
        const idle = `Was not at home, ${family}`;
        const serviceRequestId = job.requestId;
        const asPro = professional.page.request;
        const reviewReport = await report(asPro, { type: 'review', id: job.reviewId }, ofReview);
        const idleReport = await report(asPro, { type: 'person', serviceRequestId }, idle);
        const person = { type: 'person', serviceRequestId, professionalId: id };
        await report(customer.request, person, ofPerson);
        await operator.open('reports');
        await expectAccessible(page);
        await operator.decideReport('hideReview', ofReview, author);
        await operator.giveReason('Invented');
        await operator.confirm(
          words('admin-reports.hide.confirm'),
          words('admin-reports.hide.done'),
        );
        await operator.decideReport('resolve', ofReview, author);
        await operator.resolve(ofReview, 'acted', 'The review is hidden');
        await operator.decideReport('resolve', idle, author);
        await operator.resolve(idle, 'dismissed', 'They were');
        await operator.decideReport('suspend', ofPerson, name);
        await expect(dialog).toContainText(words('admin-reports.suspend.sessions'));
        await operator.giveReason('Shouts at people');
        await operator.confirm(
          words('admin-reports.suspend.confirm'),
          words('admin-reports.suspend.done'),
        );
        await expect(operator.row(ofPerson)).toContainText(words('admin-reports.states.open'));
        await operator.expectDeeds(job.reviewId, [
          ['hidden', 'Says nothing of the job'],
          ['restored', 'It does after all'],
          ['hidden', 'Invented'],
        ]);
        for (const target of [reviewReport, idleReport]) {
          await operator.expectDeeds(target, [['resolved']]);
        }
      });
  });
}

test.describe('somebody imported', () => {
  test.use({ language: 'fr', viewport: { width: 390, height: 844 } });

  test('is shown with where the record comes from', async ({ page, program, words, language }) => {
    const work = { profession: 'mover', location: TOWNS.fr } as const;
    const [someOne] = someone('Alix Quennevillois');
    await importPeople(program, someOne ? [someOne] : [], work, language);
    const operator = moderatingOn(page, language, words);
    await operator.signIn();
    await operator.openByList('professionals', 'Alix Quennevillois');
    await expect(operator.main.getByText(words('admin-professional.unclaimed'))).toBeVisible();
    const origin = operator.part(words('admin-professional.origin.title'));
    await expect(origin).toContainText(SOURCE);
    await expect(origin).toContainText(words('admin-professional.origin.bases.published_address'));
    await expect(operator.part(words('admin-professional.invitations.title'))).toContainText(
      words('admin-professional.invitations.empty'),
    );
  });
});
