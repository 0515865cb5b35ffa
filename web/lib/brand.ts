/**
 * The name of this marketplace: from the page where its operator chose one, else BRAND_NAME at
 * build time.
 */
export const BRAND: string =
  globalThis.document?.documentElement.dataset['brand'] ?? import.meta.env.VITE_BRAND_NAME;
