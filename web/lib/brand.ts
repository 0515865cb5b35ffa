/**
 * The name of this marketplace: what the server wrote into the page where its operator chose one, else
 * BRAND_NAME of the environment at build time.
 */
export const BRAND: string =
  globalThis.document?.documentElement.dataset['brand'] ?? import.meta.env.VITE_BRAND_NAME;
