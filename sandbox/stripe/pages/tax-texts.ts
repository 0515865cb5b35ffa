import type { UnderstoodLanguage } from '#contract/language.ts';

interface TaxTexts {
  /** A tax on top of what is sold, and one within it. */
  added: (name: string, percentage: string) => string;
  included: (name: string, percentage: string) => string;
  total: (amount: string) => string;
  address: string;
  addressHint: string;
  country: string;
  countries: Record<'CA' | 'US' | 'MX' | 'FR', string>;
  region: string;
  regionHint: string;
  postalCode: string;
  next: string;
  changeAddress: string;
}

export const TAX_TEXTS: Record<UnderstoodLanguage, TaxTexts> = {
  en: {
    added: (name, percentage) => `${name} (${percentage})`,
    included: (name, percentage) => `Including ${name} (${percentage})`,
    total: (amount) => `Then ${amount} per month, taxes included`,
    address: 'Billing address',
    addressHint: 'Taxes are worked out from it.',
    country: 'Country',
    countries: { CA: 'Canada', US: 'United States', MX: 'Mexico', FR: 'France' },
    region: 'Province or state',
    regionHint: 'As two letters: QC, ON, WA …',
    postalCode: 'Postal code',
    next: 'Continue to the card',
    changeAddress: 'Change the address',
  },
  fr: {
    added: (name, percentage) => `${name} (${percentage})`,
    included: (name, percentage) => `Dont ${name} (${percentage})`,
    total: (amount) => `Puis ${amount} par mois, taxes comprises`,
    address: 'Adresse de facturation',
    addressHint: 'Les taxes sont calculées d’après elle.',
    country: 'Pays',
    countries: { CA: 'Canada', US: 'États-Unis', MX: 'Mexique', FR: 'France' },
    region: 'Province ou État',
    regionHint: 'En deux lettres\u00a0: QC, ON, WA…',
    postalCode: 'Code postal',
    next: 'Continuer vers la carte',
    changeAddress: 'Changer l’adresse',
  },
  es: {
    added: (name, percentage) => `${name} (${percentage})`,
    included: (name, percentage) => `Incluye ${name} (${percentage})`,
    total: (amount) => `Después, ${amount} al mes, impuestos incluidos`,
    address: 'Dirección de facturación',
    addressHint: 'Los impuestos se calculan a partir de ella.',
    country: 'País',
    countries: { CA: 'Canadá', US: 'Estados Unidos', MX: 'México', FR: 'Francia' },
    region: 'Provincia o estado',
    regionHint: 'En dos letras: QC, ON, WA…',
    postalCode: 'Código postal',
    next: 'Continuar a la tarjeta',
    changeAddress: 'Cambiar la dirección',
  },
};
