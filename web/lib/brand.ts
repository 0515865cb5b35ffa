/** The name of this marketplace: BRAND_NAME of the environment at build time. */
export const BRAND: string = import.meta.env.VITE_BRAND_NAME;
