import { leadingTeamOn } from '#tests/e2e/actions/admin-team.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { inTurn } from '#tests/e2e/support/in-turn.ts';
import { letterOf } from '#tests/e2e/support/outbox.ts';
import { test } from '#tests/e2e/support/own-program.ts';

// 401 before signing in and after a removal, 404 for a link that was used.
test.use({ expectedProblems: [/status of 40[134]/] });
test.setTimeout(300_000);

const READERS = [
  { language: 'en', width: 1280 },
  { language: 'fr', width: 390 },
  { language: 'es', width: 1280 },
] as const;

for (const { language, width } of READERS) {
  const isTurn = inTurn(language);
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 844 } });

    if (isTurn())
      test('an owner invites a colleague, who sees what their role allows, gets another and goes', async ({
        page,
        another,
        words,
      }) => {
        const email = `mira.${language}@team.example`;
        const name = `Mira ${language}`;
        const owner = leadingTeamOn(page, language, words);
        await owner.signIn();
        await owner.openSection('team');
        await owner.invite(email, 'support');
        await expectAccessible(page);
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(beyond, 'wider than the screen').toBeLessThanOrEqual(0);

        const colleague = await another();
        await colleague.page.setViewportSize({ width, height: 844 });
        const theirs = leadingTeamOn(colleague.page, language, words);
        const { text } = await letterOf(page.request, () => true, email);
        const link = /https?:\/\/\S+admin-invitation\S+/.exec(text)?.[0] ?? '';
        await theirs.accept(link, name);
        await colleague.page.goto(`/?lang=${language}#/admin`);
        const section = (id: 'team' | 'requests' | 'audit' | 'brand' | 'deliveries') =>
          words(`admin-panel.sections.${id}`);
        const seen = await theirs.sections();
        expect(seen).toEqual(expect.arrayContaining([section('requests'), section('deliveries')]));
        for (const id of ['team', 'audit', 'brand'] as const)
          expect(seen).not.toContain(section(id));
        await theirs.openSection('users');
        await expect(
          theirs.main.getByRole('link', { name: words('admin-panel.table.export') }),
        ).toHaveCount(0);

        await owner.openSection('overview');
        await owner.openSection('team');
        await owner.changeRole(name, 'readOnly');
        await colleague.page.reload();
        const after = await theirs.sections();
        expect(after).toContain(section('audit'));
        expect(after).not.toContain(section('team'));

        await owner.remove(name);
        await colleague.page.reload();
        await expect(
          colleague.page.getByRole('button', { name: words('admin.login.submit') }),
        ).toBeVisible();
        await colleague.page.goto(link);
        await expect(colleague.page.getByText(words('admin.invitation.wrong'))).toBeVisible();
        await expectAccessible(colleague.page);
      });
  });
}
