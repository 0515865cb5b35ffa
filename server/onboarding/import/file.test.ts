import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { fileAt } from './import-file.ts';
import { openImportSite, type ImportSite } from '#tests/support/import-site.ts';

let site: ImportSite;
beforeAll(async () => {
  site = await openImportSite();
});
afterAll(() => site.close());

const text = 'Nom;Courriel;Métier;Ville\r\n"Hélène Côté";helene@x.example;Électricienne;Lévis\r\n';
const names = async () => (await site.people()).map(({ name }) => name);
const utf16 = (bigEndian: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};

describe('the encoding is detected', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 as Excel writes it', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(false)])],
    ['UTF-16, big end first', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(true)])],
    ['UTF-16 without a mark', utf16(false)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['accents written in two', Buffer.from(text.normalize('NFD'))],
    ['line breaks of an old Mac', Buffer.from(text.replaceAll('\r\n', '\r'))],
  ])('%s', async (_, bytes) => {
    await site.db.deleteFrom('professionals').execute();
    expect(await site.take(bytes, { again: true })).toMatchObject({ counts: { created: 1 } });
    expect(await names()).toEqual(['Hélène Côté']);
  });
});

describe('columns are found by their headers', () => {
  it.each([
    ['commas', 'Full name,E-mail,Trade,Town\n"Roy, Ana",a@x.example,Plumber,Matane\n'],
    ['semicolons', 'NOM;ADRESSE COURRIEL;METIER;VILLE\n"Roy, Ana";a@x.example;plombier;Matane\n'],
    [
      'tabs',
      'Nombre\tCorreo electrónico\tOficio\tCiudad\n"Roy, Ana"\ta@x.example\tPlomera\tMatane\n',
    ],
    ['bars', 'name|mail|profession|municipalité\nRoy, Ana|a@x.example|plumbing|Matane\n'],
    [
      'the line of Excel',
      'sep=;\nNom;Courriel;Métier;Ville\n"Roy, Ana";a@x.example;plombier;Matane\n',
    ],
    [
      'a whole address',
      'name,email,trade,address\n"Roy, Ana",a@x.example,plumber,"12 rue Soucy, Matane, Québec G4W 2A1"\n',
    ],
    [
      'a line break in the header',
      '"Nom";"Courriel\n";Métier;Ville\n"Roy, Ana";a@x.example;plombier;Matane\n',
    ],
  ])('%s', async (_, file) => {
    await site.db.deleteFrom('professionals').execute();
    await site.take(file, { again: true });
    expect(await site.people()).toMatchObject([
      { name: 'Roy, Ana', email: 'a@x.example', profession_id: 1, location: 'Matane, Québec' },
    ]);
  });

  it('joins first and last names, and takes the company where there is neither', async () => {
    await site.db.deleteFrom('professionals').execute();
    await site.take(
      'Prénom,Nom,Entreprise,Courriel,Métier,Ville\nAna,Roy,Roy inc.,a@x.example,peintre,Matane\n,,Toits inc.,t@x.example,couvreur,Matane\n',
    );
    expect(await names()).toEqual(['Ana Roy', 'Toits inc.']);
  });

  it("or by the operator's mapping, and names those it does not read", async () => {
    const file = 'Who,Kontakt,Trade,Town,Favourite colour\nAna,k@x.example,plumber,Matane,blue\n';
    const taken = await site.take(file, { map: ['name=Who', 'courriel=kontakt'], dryRun: true });
    expect(taken).toMatchObject({ counts: { created: 1 }, unknown: ['Favourite colour'] });
  });
});

describe('an unreadable file stops at once and says why', () => {
  const head = 'name,email,profession,city\n';
  it.each([
    ['empty', '', {}, 'emptyFile'],
    ['a workbook', Buffer.from('504b030414000600', 'hex'), {}, 'workbook'],
    ['no header', '\n\n', {}, 'noRows'],
    ['no name', 'email,profession,city\n', {}, 'noName'],
    ['no contact', 'name,profession,city\n', {}, 'noContact'],
    ['no profession', 'name,email,city\n', {}, 'noProfession'],
    ['no place', 'name,email,profession\n', {}, 'noPlace'],
    ['no basis', head, { basis: null }, 'noBasis'],
    ['no source', head, { source: null }, 'noSource'],
    ['a column twice', 'name,email,courriel,profession,city\n', {}, 'columnTwice'],
    ['a map of nothing', head, { map: ['email=Nowhere'] }, 'mappedToNothing'],
    ['a map to nothing', head, { map: ['colour=email'] }, 'unknownMapping'],
    ['a broken header', 'name,"email,profession,city', {}, 'noRows'],
  ])('%s', async (_, content, order, code) => {
    await expect(site.take(content, order)).rejects.toMatchObject({ code });
  });

  it('such as a missing one', async () => {
    const { importProfessionals } = await import('./import-professionals.ts');
    const order = { file: fileAt(join(site.folder, 'none.csv')) } as never;
    await expect(
      importProfessionals({ db: site.db } as never, order, {} as never, async () => {}),
    ).rejects.toMatchObject({ code: 'noFile' });
  });
});
