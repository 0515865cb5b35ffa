import type { BrandSettings, SiteLogo } from '#contract/admin/site.ts';

/** A brand that is being chosen; an empty name or colour is the one that came with the program. */
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

/** What the server is told of it. */
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
