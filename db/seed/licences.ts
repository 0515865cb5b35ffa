import type { Profession } from '#contract/professionals/professions.ts';

/** The authority of a licence, and the format of its number: 9 is a random digit. */
export interface Authority {
  name: string;
  number: string;
}

type Authorities = Partial<Record<Profession, Authority>>;

const RBQ = { name: 'Régie du bâtiment du Québec (RBQ)', number: '5999-9999-01' };
const PIPES = {
  name: 'Corporation des maîtres mécaniciens en tuyauterie du Québec (CMMTQ)',
  number: '5999-9999-01',
};
const SAFETY = { name: 'Bureau de la sécurité privée (BSP)', number: 'TC-20999999' };
const TRADES_ONTARIO = { name: 'Skilled Trades Ontario', number: '13999999' };
const CSLB = { name: 'Contractors State License Board (CSLB)', number: '1099999' };
const FLORIDA = { name: 'Florida DBPR', number: 'CFC1499999' };
const CEDULA = { name: 'Dirección General de Profesiones (SEP)', number: '99999999' };

/** The trades that need a licence, by region of the demo world. */
const AUTHORITIES: Readonly<Record<string, Authorities>> = {
  Québec: {
    plumber: PIPES,
    'hvac-technician': PIPES,
    electrician: {
      name: 'Corporation des maîtres électriciens du Québec (CMEQ)',
      number: '5999-9999-01',
    },
    painter: RBQ,
    carpenter: RBQ,
    roofer: RBQ,
    'general-contractor': RBQ,
    'flooring-installer': RBQ,
    tiler: RBQ,
    mason: RBQ,
    'window-installer': RBQ,
    locksmith: SAFETY,
    'security-installer': SAFETY,
    accountant: { name: 'Ordre des CPA du Québec', number: 'A199999' },
    lawyer: { name: 'Barreau du Québec', number: '3099999' },
    notary: { name: 'Chambre des notaires du Québec', number: 'N9999' },
    architect: { name: 'Ordre des architectes du Québec', number: 'A9999' },
    veterinarian: { name: 'Ordre des médecins vétérinaires du Québec', number: '4999' },
  },
  Ontario: {
    plumber: TRADES_ONTARIO,
    electrician: { name: 'Electrical Safety Authority (ECRA/ESA)', number: '7099999' },
    'hvac-technician': {
      name: 'Technical Standards and Safety Authority (TSSA)',
      number: '76999999',
    },
    'auto-mechanic': TRADES_ONTARIO,
    lawyer: { name: 'Law Society of Ontario', number: '69999P' },
    accountant: { name: 'CPA Ontario', number: '9999999' },
    architect: { name: 'Ontario Association of Architects', number: '7999' },
  },
  'British Columbia': {
    electrician: { name: 'Technical Safety BC', number: 'LEL0209999' },
    plumber: { name: 'SkilledTradesBC', number: '00999-PL-20' },
  },
  'New York': {
    electrician: { name: 'NYC Department of Buildings', number: '012999' },
    plumber: { name: 'NYC Department of Buildings', number: '002999' },
    lawyer: { name: 'New York State Unified Court System', number: '5999999' },
  },
  California: { plumber: CSLB, electrician: CSLB, painter: CSLB, carpenter: CSLB },
  Florida: { plumber: FLORIDA, electrician: { ...FLORIDA, number: 'EC13099999' } },
  CDMX: { lawyer: CEDULA, accountant: CEDULA, architect: CEDULA, veterinarian: CEDULA },
  Cundinamarca: { electrician: { name: 'CONTE', number: 'TE-99999' } },
  Antioquia: { electrician: { name: 'CONTE', number: 'TE-99999' } },
  'Comunidad de Madrid': {
    lawyer: { name: 'Ilustre Colegio de la Abogacía de Madrid', number: '129999' },
    electrician: { name: 'Comunidad de Madrid', number: 'BT-28-99999' },
  },
  Cataluña: { electrician: { name: 'Generalitat de Catalunya', number: 'BT-08-99999' } },
};

/** The authority of a trade in a region; undefined where none is needed. */
export function authorityFor(region: string, profession: Profession): Authority | undefined {
  return AUTHORITIES[region]?.[profession];
}
