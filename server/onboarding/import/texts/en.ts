/** The texts of an import in English; the type of the other two languages. */
export const importTextsEn = {
  columns: {
    name: 'name',
    firstName: 'first name',
    lastName: 'last name',
    company: 'company',
    email: 'e-mail',
    phone: 'phone',
    profession: 'profession',
    address: 'address',
    city: 'city',
    postalCode: 'postal code',
    region: 'region',
    country: 'country',
    description: 'description',
    yearsExperience: 'years of experience',
    hourlyRate: 'hourly rate',
    serviceRadius: 'service radius',
    language: 'language',
    certifications: 'certifications',
    source: 'source',
    basis: 'lawful basis',
  },
  report: {
    row: 'Row',
    line: 'Line',
    column: 'Column',
    value: 'Value',
    why: 'What is wrong',
    cure: 'What to do',
    wholeRow: 'whole row',
  },
  problems: {
    brokenQuotes: {
      why: 'A quotation mark stands where none may be, or one is missing at the end.',
      cure: 'Put the whole cell in quotation marks, and write a quotation mark inside it twice.',
    },
    rowTooLong: {
      why: 'The row is longer than 100,000 characters.',
      cure: 'Look for a missing line break or quotation mark, and shorten the row.',
    },
    tooManyCells: {
      why: 'The row has more cells than the header.',
      cure: 'Put cells that hold a comma or semicolon in quotation marks.',
    },
    missing: { why: 'This is needed and the cell is empty.', cure: 'Fill in the cell.' },
    noContact: {
      why: 'There is neither an e-mail address nor a phone number.',
      cure: 'Add one of them: without one, this person cannot be written to.',
    },
    tooShort: { why: 'This is too short.', cure: 'Write at least {about} characters.' },
    tooLong: { why: 'This is too long.', cure: 'Shorten it to {about} characters.' },
    unreadable: {
      why: 'There are characters in it that are not text.',
      cure: 'Type the cell anew, or save the file as CSV UTF-8.',
    },
    linkInName: {
      why: 'A name cannot hold a link, an e-mail address or a phone number.',
      cure: 'Write the name alone.',
    },
    badEmail: {
      why: 'This is not an e-mail address.',
      cure: 'Write one address and nothing else, such as ana@example.org.',
    },
    badPhone: {
      why: 'This is not a phone number of that place.',
      cure: 'Write one number with its area code, or with its country code such as +1 418 555 0123.',
    },
    roundedPhone: {
      why: 'The spreadsheet has rounded this number; its digits are lost.',
      cure: 'Format the column as text, type the number again and save.',
    },
    noTextsThere: {
      why: 'Text messages do not reach this number, and there is no e-mail address.',
      cure: 'Add an e-mail address or a mobile number of a country in SMS_COUNTRIES.',
    },
    unknownProfession: {
      why: 'We know no profession by this name.',
      cure: 'Write a name of the catalogue (docs/onboarding.md).',
      cureAbout: 'Did you mean: {about}?',
    },
    unknownPlace: {
      why: 'We cannot find this place in its region and country.',
      cure: 'Write the nearest larger town, and check the region and the country.',
      cureAbout: 'Did you mean: {about}? Or write the nearest larger town.',
    },
    badNumber: {
      why: 'This is not a number in the allowed range.',
      cure: 'Write a number {about}.',
    },
    otherCurrency: {
      why: 'This amount is in another currency than this site.',
      cure: 'Write it in {about}, or without a currency.',
    },
    unknownLanguage: {
      why: 'We do not write in this language.',
      cure: 'Write en, fr or es, or leave the cell empty.',
    },
    unknownBasis: {
      why: 'This is not a lawful basis that we know.',
      cure: 'Write published_address, consent, existing_business or referral.',
    },
    neverContact: {
      why: 'This person asked never to be contacted again.',
      cure: 'Nothing: their wish is kept for ever. Take the row out of your file.',
    },
  },
  ranges: {
    from: 'from {least} to {most}',
    amount: 'from {least} to {most}, with at most two decimals',
  },
  stops: {
    noFile: 'There is no file {about}. Check the path.',
    emptyFile: 'The file {about} is empty. Export it again.',
    workbook:
      '{about} is an Excel workbook. In Excel choose "Save as", then "CSV UTF-8 (comma delimited)", and import that file.',
    noRows: 'The file has no header, or no row below it.',
    unreadableHeader:
      'The header cannot be read ({about}). The first line must name the columns, with quotation marks only around whole cells.',
    unknownMapping:
      '--map {about} is not understood. Write --map column=Header, such as --map "email=Main address".',
    mappedToNothing:
      '--map {about}: the file has no column of that header. Write it as in the first line.',
    columnTwice:
      'Two columns mean the same: {about}. Say which one counts, such as --map "email={about}" with one of them.',
    noName: 'No column holds the name. Columns: {about}. Say which does: --map "name=Header".',
    noContact:
      'No column holds an e-mail address or a phone number. Columns: {about}. Say which does: --map "email=Header" or --map "phone=Header".',
    noProfession:
      'No column holds the profession. Columns: {about}. Say which does: --map "profession=Header".',
    noPlace:
      'No column holds the town or the address. Columns: {about}. Say which does: --map "city=Header".',
    noBasis:
      'Say why these people may be written to: --basis published_address, consent, existing_business or referral, or a column "lawful basis". --help explains them.',
    noSource:
      'Say where the addresses were found: --source "their own websites, May 2026", or a column "source". Every message says it.',
    noText: 'The file {about} is not text. Export it as CSV (UTF-8).',
    noTable:
      'The file has fewer than four columns: name, e-mail or phone, profession and place do not fit into those.',
    tooManyColumns: 'The file has more than 200 columns.',
    busy: 'Another import of this file is under way. Wait until it is done.',
  },
  outcome: {
    reading: 'rows',
    counts: '{created} created, {known} known already (unchanged), {refused} refused.',
    wouldBe: 'A dry run: nothing was written. It would be: {counts}',
    ignored: 'Columns that are not read: {about}',
    report: 'Refused rows, each with its cure: {path}',
    more: '… and {count} more in the report.',
    problem: 'Row {row} (line {line}), {column} "{value}": {why} {cure}',
    already:
      'This file was imported on {day}: {counts} Nothing was changed. With --again its refused rows are tried once more.',
    resumed: 'Going on after row {row}, where the last run ended.',
    interrupted: 'Stopped after {rows} rows. The same command goes on from there.',
    next: 'Next: once invitations are on, whoever fits a waiting request is written to, after the professionals who are registered.',
    correct: 'Correct the refused rows in a file of their own and import that.',
    nothingNew: 'Nobody new was added.',
  },
} as const;
