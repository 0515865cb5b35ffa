import { z } from 'zod';

const word = z.string().regex(/^\S+$/).optional();

/** The bucket for photos and documents, when not in DATA_DIR. */
export const s3Variables = {
  S3_ENDPOINT: {
    about:
      'S3-compatible storage for photos and documents; without it they are kept in DATA_DIR/files, which several nodes have to share',
    must: 'be an http(s) address',
    example: 'https://s3.ca-central-1.amazonaws.com',
    schema: z.url({ protocol: /^https?$/ }).optional(),
  },
  S3_BUCKET: {
    about: 'bucket in that storage; nothing in it may be public',
    must: 'be the name of a bucket',
    example: 'nearhand-files',
    schema: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
  },
  S3_REGION: {
    about: 'region of that bucket; auto where the storage knows none',
    must: 'be a region without spaces',
    example: 'ca-central-1',
    schema: word,
  },
  S3_ACCESS_KEY_ID: {
    about: 'key that may read, write, delete and list in that bucket',
    must: 'be a key without spaces',
    example: 'AKIA0123456789ABCDEF',
    schema: word,
  },
  S3_SECRET_ACCESS_KEY: {
    about: 'secret of that key',
    must: 'be a secret without spaces',
    example: '0123456789abcdef0123456789abcdef01234567',
    secret: true as const,
    schema: word,
  },
};
