/** A picture of a row of them; `previewUrl` is its small form. */
export interface Photo {
  id: string;
  url: string;
  previewUrl: string | null;
}

/** What the buttons of the viewer are called. */
export interface ViewerLabels {
  close: string;
  previous: string;
  next: string;
}
