/** A picture; `previewUrl` is its thumbnail. */
export interface Photo {
  id: string;
  url: string;
  previewUrl: string | null;
}

/** The labels of the viewer's buttons. */
export interface ViewerLabels {
  close: string;
  previous: string;
  next: string;
}
