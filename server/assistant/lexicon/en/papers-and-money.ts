import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

export const accountant: TradeCues = {
  name: `accountant, accounting, cpa, bookkeeper, bookkeeping, tax preparer, tax guy, tax accountant, accounting firm, tax person, chartered accountant, tax pro, taxes done`,
  sure: `taxes, file taxes, tax return, tax returns, income tax, do my taxes, back taxes, unfiled, havent filed, cra, irs, revenu quebec letter, hmrc, hst, gst, qst, vat, sales tax, payroll, quickbooks, xero, receipts, shoebox, t4, t4s, t5, w2, 1099, t2, corporate return, year end, financial statements, balance the books, the books, my books, audit, audited, notice of assessment, assessment, deductions, write off, write offs, capital gains, self employed tax, incorporation taxes, tax deadline,
    self assessment, fbar, fbars, rental income, crypto taxes, reassessment, tax season, invoices, remittance, source deductions, bank reconciliation, tax refund, tax audit, ledger, tps`,
  likely: `tax, books, incorporated, corporation, small corp, sole proprietor, freelance income, filing, expenses, dual citizen, sales taxes, dividends, accounts, revenue agency, slips, statement`,
  hint: `small business, deadline, april 30, april 15, penalty, letter, business, income, cross border`,
};

export const lawyer: TradeCues = {
  name: `lawyer, attorney, solicitor, barrister, law firm, legal help, legal advice, paralegal, immigration lawyer, divorce lawyer, family lawyer, lawyers, legal counsel, legal aid, litigator, abogado`,
  sure: `sue, sued, suing, lawsuit, court, court date, small claims, divorce, custody, child support, alimony, separation agreement, evicted, eviction, eviction notice, evict, landlord refuses, landlord wont, landlord kept my deposit, wrongful dismissal, wrongfully fired, fired without, fired, dui, arrested, charged with, criminal charge, charges, criminal, speeding ticket, traffic ticket, contest ticket, deportation, work permit, asylum, refugee, green card, immigration, visa denied, contract dispute, breach of contract,
    contest a will, contest the will, harassment, discrimination, restraining order, injury, slip and fall, personal injury, settlement, sued me, severance package, non compete, trademark, demand letter, legal letter, cease and desist, tribunal, human rights, defamation, bankruptcy, paternity, hearing, rental board, tal, take to court, my rights, legal, wants to sue, bail, subpoena, prenup`,
  likely: `rights, judge, ex wife, ex husband, my ex, law, dispute, contract, agreement, tenant refuses, police, cops, deposit back, money back, scammed, owes me, threatened, accident, case, hidden defect, latent defect, unpaid wages, boss fired, compensation, visa`,
  hint: `landlord, letter, insurance refuses, kids, estate, employer, sign, neighbour, severance, insurance`,
};

export const translator: TradeCues = {
  name: `translator, interpreter, certified translator, sworn translator, translation, translations, interpreting, sign language interpreter, asl interpreter, certified translation, interpreter for`,
  sure: `translate, translated, translating, translate documents, translate birth certificate, translate from, english to french, french to english, spanish to english, english to spanish, from french to english, into english, into french, in french and english, diploma translated, transcript translated, marriage certificate translated, document in spanish, subtitles, subtitle, translate contract, translate website, translate menu, bilingual version, localize, localization, interprets, official translation, sworn translation, words document, translation for immigration, proofread french,
    mandarin to english, arabic to english, ukrainian to english, portuguese to english, into spanish, versions in french, bill 96, in both languages`,
  likely: `birth certificate, marriage certificate, diploma, transcripts, mandarin, arabic, ukrainian, portuguese, polish, german, italian, hindi, punjabi, tagalog, vietnamese, russian, ircc, uscis, pages in, in french, in english, in spanish, language, word contract, stamped translation, manual`,
  hint: `documents, certified, court hearing, hospital appointment, words, pages, bilingual, embassy`,
};

export const notary: TradeCues = {
  name: `notary, notaries, notary public, mobile notary, notarize, notarized, notarised, notarizing, notary office, commissioner of oaths, notarization`,
  sure: `deed, deed of sale, title transfer, transfer title, affidavit, stamp an affidavit, sworn statement, sworn declaration, statutory declaration, power of attorney, protection mandate, mandate in case of incapacity, will drawn, write a will, make a will, make our will, last will, living will, close on house, house closing, closing on house, closing date, closing, mortgage documents, mortgage refinance papers, hypothec, declaration of heredity, heredity, no will, estate settlement, settle estate, liquidator, succession, apostille, travel consent letter, consent letter, certified copy, certified copies, true copy, witness signature, loan signing,
    oath, acknowledgment, signature witnessed, marriage contract, bought a house, buying a condo, buying a house, buying our first, selling house, act of sale, certificate of location, co ownership agreement, undivided, signing agent, quitclaim, discharge of mortgage`,
  likely: `will, wills, testament, mandate, estate, mortgage, heirs, inheritance papers, stamp, signing, sign papers, signed and stamped, house sale, condo purchase, passed away, executor, refinancing, probate`,
  hint: `condo, documents, house, bank, papers, sign, signature, died, passport`,
};

export const financialAdvisor: TradeCues = {
  name: `financial advisor, financial adviser, financial planner, wealth manager, investment advisor, advisor, money coach, financial planning, financial coach, mortgage broker, insurance broker, financial consultant, retirement planner, wealth advisor`,
  sure: `invest, investing, investment, investments, portfolio, rrsp, rrsps, tfsa, resp, 401k, roth, ira, retirement plan, retirement planning, retire, retire at, save for retirement, pension buyout, pension, inherited money, inheritance, lump sum, nest egg, budgeting, budget plan, debt consolidation, pay off debt, life insurance, mutual funds, etf, etfs, stocks, stock options, savings, college fund, education fund, fee only, fee based, financial plan, wealth, isa, annuity, fhsa, windfall, severance invest, lottery, mortgage renewal, compound interest, index funds,
    net worth, money grow, what to do with money, what to do with it, in savings`,
  likely: `retirement, money, fund, mortgage, insurance, debt, savings account, inherited, disability insurance, commission, financial, budget, dollars sitting, sitting in, bonds, second opinion on investments`,
  hint: `bank, kids, house, 200k, 40k, independent, sold my business, sold house, wife and i`,
};
