import { inEachLanguage } from '#contract/in-each-language.ts';
import { planTexts as en } from './en.ts';
import { planTexts as es } from './es.ts';
import { planTexts as fr } from './fr.ts';
import type { PlanTexts } from './plan-texts.ts';

export const PLAN_TEXTS = inEachLanguage<PlanTexts>('server/subscriptions/plans', { en, fr, es });
