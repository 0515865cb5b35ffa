import { AUSTRALIA, BRITAIN } from './britain-and-australia.ts';
import { CANADA } from './canada.ts';
import { COLOMBIA } from './colombia.ts';
import { BELGIUM, FRANCE, SWITZERLAND } from './france-belgium-switzerland.ts';
import { MEXICO } from './mexico.ts';
import type { Region } from './region.ts';
import { ARGENTINA, CHILE, PERU } from './south-america.ts';
import { SPAIN } from './spain.ts';
import { UNITED_STATES } from './united-states.ts';

export const ALL_REGIONS: readonly Region[] = [
  CANADA,
  UNITED_STATES,
  MEXICO,
  COLOMBIA,
  SPAIN,
  FRANCE,
  BELGIUM,
  SWITZERLAND,
  ARGENTINA,
  CHILE,
  PERU,
  BRITAIN,
  AUSTRALIA,
].flat();
