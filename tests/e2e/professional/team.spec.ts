import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { newProfessional, provenCustomer, sendRequest } from '#tests/e2e/support/newcomers.ts';
import { letterOf } from '#tests/e2e/support/outbox.ts';
import { openRequest } from '#tests/e2e/support/accepted-request.ts';
import { test } from '#tests/e2e/support/people.ts';

// 401 before signing in, 403 and 404 once the access has ended.
test.use({ expectedProblems: [/status of 40[134]/] });
test.setTimeout(240_000);

const READERS = [
  { language: 'fr', width: 390, location: 'Chibougamau, Québec, Canada', business: 'Serrures Roy' },
  { language: 'en', width: 1280, location: 'Sept-Îles, Québec, Canada', business: 'North Locks' },
] as const;
const NEED = 'The front door does not lock any more';

for (const { language, width, location, business } of READERS) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 844 } });

    test('an owner invites a member, who takes a lead, answers it by name and leaves', async ({
      professional: owner,
      customer,
      another,
      words,
    }) => {
      const work = { profession: 'locksmith', location } as const;
      await newProfessional(owner.page, business, work);
      await owner.page.setViewportSize({ width, height: 844 });
      await owner.page.goto(`/?lang=${language}#/professional-dashboard?tab=team`);
      const email = `marc.roy@${language}.team.example`;
      await owner.field(words('team.invite.email')).fill(email);
      await owner.press(words('team.invite.button'));
      await expect(owner.page.getByText(email, { exact: true })).toBeVisible();
      await expectAccessible(owner.page);

      const member = await another();
      await member.page.setViewportSize({ width, height: 844 });
      const { text } = await letterOf(
        owner.page.request,
        (letter) => letter.text.includes('/team-invitation'),
        email,
      );
      await member.page.goto(/https?:\/\/\S+team-invitation\S+/.exec(text)?.[0] ?? '');
      const main = member.page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toContainText(business);
      await expectAccessible(member.page);
      await member.press(words('team.join.signIn'));
      await member.enterByCode('email', email);
      await member.press(words('team.join.accept'));
      const works = words('team.side.works', { business });
      await expect(main.getByText(works)).toBeVisible();
      await expect(
        main.getByRole('tab', { name: words('professional-dashboard.tab.profile') }),
      ).toHaveCount(0);

      await provenCustomer(customer.page.request, `Lea ${language}`);
      const request = await sendRequest(customer.page.request, work, NEED);
      const lead = await member.openLead(NEED);
      await lead.getByRole('button', { name: words('leads.holder.take') }).click();
      await expect(lead.getByText(words('leads.holder.you'))).toBeVisible();
      await expectAccessible(member.page);
      await member.acceptLead(NEED, 'I can come at noon.');

      await openRequest(customer.page, request.id, language);
      await expect(customer.page.getByRole('main')).toContainText(
        words('request.compare.answeredBy', { name: 'Marc' }),
      );
      const name = { name: business };
      await customer.page
        .getByRole('button', { name: words('request.messageTo', name) })
        .first()
        .click();
      const said = words('conversation.ofBusiness', { person: 'Marc', business });
      await expect(customer.page.getByRole('dialog').getByText(said)).toBeVisible();

      await owner.page.goto(`/?lang=${language}#/professional-dashboard`);
      const theirs = await owner.openLead(NEED);
      await expect(theirs.getByText(words('leads.holder.is', { name: 'Marc Roy' }))).toBeVisible();

      await member.page.goto(`/?lang=${language}#/professional-dashboard?tab=team`);
      await member.press(words('team.leave.button'));
      await member.page
        .getByRole('dialog')
        .getByRole('button', { name: words('team.leave.button') })
        .click();
      await expect(member.toast(words('team.leave.done'))).toBeVisible();
      await expect(main.getByText(works)).toHaveCount(0);
      await member.page.goto(`/?lang=${language}#/professional-dashboard`);
      await expect(main).toContainText(words('sign-in.title'));
      await expect(main.getByText(NEED)).toHaveCount(0);
    });
  });
}
