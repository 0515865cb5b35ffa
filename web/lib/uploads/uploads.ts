import { useEffect, useRef, useState } from 'react';
import { DOCUMENT_TYPES, MAX_FILE_BYTES, PHOTO_TYPES, type Attachment } from '#contract/files.ts';
import { CallError } from '#web/lib/api/call.ts';
import { preparePhoto } from './shrink-photo.ts';
import { upload, type UploadOptions } from './upload-file.ts';

/** Why an upload fails: type, size, unreadable file, or network. */
export type UploadProblem = 'type' | 'size' | 'unreadable' | 'often' | 'connection';

/** A picked file, uploading or uploaded. */
export interface Uploading {
  key: number;
  file: File;
  isPhoto: boolean;
  preview: string | null;
  /** From 0 to 1. */
  progress: number;
  attachment: Attachment | null;
  problem: UploadProblem | null;
}

interface UseUploads {
  purpose: UploadOptions['purpose'];
  /** The maximum number; further ones are left out. */
  most: number;
  /** Whether documents are accepted beside photos. */
  documents?: boolean;
}

let lastKey = 0;

/**
 * Files picked for a message or a request: each is uploaded at once, and can be removed and
 * retried.
 */
export function useUploads({ purpose, most, documents = true }: UseUploads) {
  const [files, setFiles] = useState<readonly Uploading[]>([]);
  const underWay = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const controllers = underWay.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  const put = (key: number, change: Partial<Uploading>) =>
    setFiles((old) => old.map((one) => (one.key === key ? { ...one, ...change } : one)));

  const send = async (one: Uploading) => {
    const controller = new AbortController();
    underWay.current.set(one.key, controller);
    const note = (change: Partial<Uploading>) => put(one.key, change);
    await deliver(one, { purpose, signal: controller.signal, note });
    underWay.current.delete(one.key);
  };

  return {
    files,
    /** Whether all are uploaded. */
    ready: files.every(({ attachment }) => attachment !== null),
    full: files.length >= most,
    add(picked: Iterable<File>) {
      const added = [...picked]
        .slice(0, Math.max(0, most - files.length))
        .map((file) => asPicked(file, documents));
      setFiles((old) => [...old, ...added]);
      for (const one of added) if (!one.problem) void send(one);
    },
    remove(key: number) {
      underWay.current.get(key)?.abort();
      setFiles((old) => old.filter((one) => one.key !== key));
    },
    retry: (one: Uploading) => void send(one),
    clear: () => setFiles([]),
  };
}

export type Uploads = ReturnType<typeof useUploads>;

interface Delivery {
  purpose: UploadOptions['purpose'];
  signal: AbortSignal;
  note: (change: Partial<Uploading>) => void;
}

async function deliver(one: Uploading, { purpose, signal, note }: Delivery): Promise<void> {
  note({ problem: null, progress: 0 });
  try {
    const prepared = one.isPhoto ? await preparePhoto(one.file) : { file: one.file, preview: null };
    note({ preview: prepared.preview });
    if (prepared.file.size > MAX_FILE_BYTES) return note({ problem: 'size' });
    const onProgress = (progress: number) => note({ progress });
    const name = one.file.name || 'photo';
    note({ attachment: await upload(prepared.file, { purpose, name, signal, onProgress }) });
  } catch (error) {
    note({ problem: problemOf(error) });
  }
}

/** The `accept` attribute of the file input. */
export function acceptedTypes(documents: boolean): string {
  return [...PHOTO_TYPES, ...(documents ? DOCUMENT_TYPES : [])].join(',');
}

function asPicked(file: File, documents: boolean): Uploading {
  const isPhoto = (PHOTO_TYPES as readonly string[]).includes(file.type);
  const isDocument = documents && (DOCUMENT_TYPES as readonly string[]).includes(file.type);
  const problem = isPhoto || isDocument ? null : 'type';
  lastKey += 1;
  return { key: lastKey, file, isPhoto, preview: null, progress: 0, attachment: null, problem };
}

const problems: Readonly<Record<number, UploadProblem>> = {
  413: 'size',
  415: 'type',
  422: 'unreadable',
  429: 'often',
};

function problemOf(error: unknown): UploadProblem {
  return (error instanceof CallError && problems[error.status]) || 'connection';
}
