interface ImportMetaEnv {
  readonly VITE_BRAND_NAME: string;
}
