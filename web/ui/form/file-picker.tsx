import type { Ref } from 'react';

interface FilePickerProps {
  /** A click on it opens the browser's own choice of files. */
  ref: Ref<HTMLInputElement>;
  label: string;
  /** The types to choose among, as `accept` has them. */
  accept: string;
  multiple?: boolean;
  onPick: (files: readonly File[]) => void;
}

/** The browser's choice of files, behind a button of our own. */
export function FilePicker({ label, onPick, ...input }: FilePickerProps) {
  return (
    <input
      {...input}
      type="file"
      hidden
      aria-label={label}
      onChange={({ target }) => {
        onPick([...(target.files ?? [])]);
        // The same file may be picked again, once it was corrected.
        target.value = '';
      }}
    />
  );
}
