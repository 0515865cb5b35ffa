import { A_DOCUMENT, aPhoto } from '#tests/support/pictures.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { interceptOnce } from './support/intercept.ts';
import { test } from './support/people.ts';
import { field, meet, openTapConversation, said } from './support/tap-conversation.ts';

test('each sees typing and read receipts live', async ({ customer, professional, words }) => {
  await meet(customer, professional);
  await field(professional).pressSequentially('On my way');
  const writing = words('conversation.typing', { name: 'Luc Gagnon' });
  // At most one event in three seconds leaves for a person, who writes in the journeys beside too.
  await expect(async () => {
    await field(professional).pressSequentially('.');
    await expect(customer.panel.getByText(writing)).toBeAttached({ timeout: 3_000 });
  }).toPass();
  await professional.page.keyboard.press('Enter');
  await expect(said(customer, 'On my way').first()).toBeVisible();
  await expect(customer.panel.getByText(writing)).not.toBeAttached();
  await expect(said(professional, 'On my way').last()).toContainText(
    new RegExp(words('conversation.seen', { time: '\\d' })),
  );
});

test('photos and documents are picked, shown and opened large', async ({
  customer,
  professional,
  words,
}) => {
  await meet(customer, professional);
  const photo = { name: 'tap.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() };
  const quote = { name: 'quote.pdf', mimeType: 'application/pdf', buffer: A_DOCUMENT };
  const { panel, page } = customer;
  await panel.locator('input[type=file]').setInputFiles([photo, quote]);
  const picked = panel.getByRole('list', { name: words('conversation.picked') });
  await expect(picked.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await panel.getByRole('button', { name: words('conversation.send') }).click();
  await expect(picked).toBeHidden();
  const theirs = professional.panel;
  await expect(theirs.getByRole('link', { name: /quote\.pdf/ }).last()).toBeVisible();
  const seen = words('conversation.photo', { number: '1', count: '1' });
  await theirs.getByRole('button', { name: seen }).last().click();
  const viewer = professional.page.getByRole('dialog', { name: seen });
  await expect(viewer.locator('img')).toHaveJSProperty('naturalWidth', 400);
  await expectAccessible(professional.page);
  await professional.page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(field(professional)).toBeVisible();
});

test('invalid files are all named, and dismissed together', async ({
  customer,
  professional,
  words,
}) => {
  await meet(customer, professional);
  const { panel, page } = customer;
  const drawing = { name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  const script = { name: 'run.sh', mimeType: 'text/x-sh', buffer: Buffer.from('ls') };
  const photo = { name: 'tap.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() };
  await panel.locator('input[type=file]').setInputFiles([photo, drawing, script]);
  await field(customer).fill('Here is the tap');
  const both = `${drawing.name} and ${script.name}`;
  const problem = words('conversation.uploadProblem.type', { name: both });
  await expect(panel.getByText(problem)).toBeVisible();
  const send = panel.getByRole('button', { name: words('conversation.send') });
  await expect(panel.getByText(words('conversation.failedFiles', { count: 2 }))).toBeVisible();
  await expect(send).toBeDisabled();
  await expectAccessible(page);
  await panel
    .getByRole('button', { name: words('conversation.removeFailed', { count: 2 }) })
    .click();
  await send.click();
  await expect(said(professional, 'Here is the tap').first()).toBeVisible();
});

test('the conversation of a finished job can still be read', async ({ professional, words }) => {
  const { page, panel } = professional;
  await professional.signInByCall('pro@demo.test', 'professional');
  await professional.showLeads('done');
  await page
    .getByRole('button', { name: words('leads.readConversation') })
    .first()
    .click();
  await expect(panel.getByText(words('conversation.closed'))).toBeVisible();
  await expect(panel.getByRole('textbox')).toBeHidden();
  await expectAccessible(page);
});

test.describe('offline', () => {
  // A picture of the conversation may be under way.
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

  test('what is written is sent on reconnect, in order', async ({
    customer,
    professional,
    words,
  }) => {
    await meet(customer, professional);
    const { panel, page } = customer;
    await page.context().setOffline(true);
    await expect(panel.getByText(words('conversation.offline'))).toBeVisible();
    for (const text of ['Written first, offline', 'Written second, offline']) {
      await customer.write(text);
      await expect(said(customer, text)).toContainText(words('conversation.waiting'));
    }
    await page.context().setOffline(false);
    const arrived = professional.panel.getByRole('listitem').filter({ hasText: ', offline' });
    await expect(arrived).toContainText(['Written first', 'Written second']);
    await expect(panel.getByText(words('conversation.offline'))).toBeHidden();
  });
});

test.describe('what fails', () => {
  test.use({ expectedProblems: [/status of 500|was not sent/] });

  test('shows an error, stays, and is removed on a successful retry; a draft survives a reload', async ({
    customer,
    professional,
    words,
  }) => {
    await meet(customer, professional);
    const { page, panel } = customer;
    await interceptOnce(page, '**/api/messages', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await customer.write('Does this arrive?');
    await expect(customer.toast(words('conversation.error'))).toBeVisible();
    const failed = said(customer, 'Does this arrive?').last();
    await failed.getByRole('button', { name: words('conversation.retry') }).click();
    await expect(said(professional, 'Does this arrive?').last()).toBeVisible();
    await field(customer).fill('I was about to say');
    await page.reload();
    await openTapConversation(page);
    await expect(panel.getByRole('textbox')).toHaveValue('I was about to say');
  });
});
