import type { BrandSettings, SiteLogo } from '#contract/admin/site.ts';

/** A brand being edited; an empty name or colour is the default. */
export interface Choice {
  basedOn: number;
  name: string;
  colour: string;
  logo: SiteLogo | null;
  logoHasName: boolean;
}

export function choiceOf({ version, name, colour, logo, logoHasName }: BrandSettings): Choice {
  return { basedOn: version, name: name ?? '', colour: colour ?? '', logo, logoHasName };
}

/** The body sent to the server. */
export function saidBy({ name, colour, logo, logoHasName }: Choice) {
  return {
    name: name.trim() || null,
    colour: colour || null,
    logoId: logo?.id ?? null,
    logoHasName: logo !== null && logoHasName,
  };
}

export function isHex(colour: string): boolean {
  return /^#[0-9a-f]{6}$/.test(colour);
}
