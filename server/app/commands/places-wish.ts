/** What is asked for: a list, a removal, or an import. */
export type PlacesWish =
  | { do: 'list' }
  | { do: 'remove'; name: string }
  | {
      do: 'import';
      path: string;
      name: string;
      around: { town: string; km: number } | null;
      replace: boolean;
      dryRun: boolean;
    };
