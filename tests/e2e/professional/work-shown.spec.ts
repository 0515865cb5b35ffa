import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import type { PublicProfile } from '#contract/professionals/professionals.ts';
import { aPhoto } from '#tests/support/pictures.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { inTurn } from '#tests/e2e/support/in-turn.ts';
import { newProfessional } from '#tests/e2e/support/newcomers.ts';
import { test } from '#tests/e2e/support/people.ts';

test.setTimeout(180_000);

const WORK = { profession: 'plumber', location: 'Sept-Îles, Québec, Canada' } as const;
const TAP = 'La champlure de la cuisine coule';

for (const language of UNDERSTOOD_LANGUAGES) {
  const isTurn = inTurn(language, 'fr');
  test.describe(`what a professional shows and keeps ready, in ${language}`, () => {
    test.use({ language, ...(language === 'fr' && { viewport: { width: 390, height: 844 } }) });

    if (isTurn())
      test('photos of their work and their face are seen by everybody', async ({
        professional: { page },
        words,
        request,
      }) => {
        const id = await newProfessional(page, 'Odile Roy', WORK);
        await page.goto(`/?lang=${language}#/professional-dashboard?tab=profile&section=photos`);
        const photos = page.getByRole('region', { name: words('work-photos.title') });
        const [before, after] = ['before.jpg', 'after.jpg'].map((name) => name);
        const buffer = await aPhoto();
        const files = [before!, after!].map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
        await photos.locator('input[type=file]').setInputFiles(files);
        const captions = photos.getByPlaceholder(words('work-photos.captionExample'));
        await expect(captions).toHaveCount(2);
        await captions.last().fill('A new sink');
        await captions.last().blur();
        await photos
          .getByRole('button', { name: words('work-photos.forward', { place: '2' }) })
          .click();
        await expect(captions.first()).toHaveValue('A new sink');
        const face = page.getByLabel(words('work-photos.portrait.add')).last();
        await face.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
        await expect(
          page.getByRole('button', { name: words('work-photos.portrait.change') }),
        ).toBeVisible();
        await expectAccessible(page);
        const seen = (await (
          await request.get(`/api/professionals/${id}`)
        ).json()) as PublicProfile;
        expect(seen.photos.map(({ caption }) => caption)).toEqual(['A new sink', null]);
        expect((await request.get(seen.avatar ?? '')).headers()['content-type']).toBe('image/webp');
        await page.reload();
        await expect(captions).toHaveCount(2);
        await photos
          .getByRole('button', { name: words('work-photos.remove', { place: '2' }) })
          .click();
        await expect(captions).toHaveCount(1);
      });

    if (isTurn())
      test('an answer kept ready is written with the names of the conversation', async ({
        professional,
        words,
      }) => {
        await professional.signInByCall('pro@demo.test', 'professional');
        const { page, panel } = professional;
        const lead = await professional.openLead(TAP);
        await lead.getByRole('button', { name: /^(Message|Mensaje)/ }).click();
        const open = panel.getByRole('button', { name: words('quick-replies.open'), exact: true });
        await open.click();
        await panel.getByRole('button', { name: words('quick-replies.manage') }).click();
        const dialog = page.getByRole('dialog', { name: words('quick-replies.title') });
        await dialog.getByRole('button', { name: words('quick-replies.add') }).click();
        const title = `${words('quick-replies.nameExample')} ${language}`;
        await dialog.getByLabel(words('quick-replies.name')).last().fill(title);
        const text = dialog.getByLabel(words('quick-replies.words')).last();
        await text.fill('👋 ');
        await text.press('End');
        await dialog
          .getByRole('button', { name: words('quick-replies.placeholder.me') })
          .last()
          .click();
        await expectAccessible(page);
        await dialog.getByRole('button', { name: words('quick-replies.save') }).click();
        await expect(dialog).toBeHidden();
        await open.click();
        await panel.getByRole('button', { name: title }).click();
        await expect(panel.getByRole('textbox')).toHaveValue('👋 Luc Gagnon');
        await expect(panel.getByRole('textbox')).toBeFocused();
      });
  });
}
