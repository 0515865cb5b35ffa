import { createContext } from 'react';

/** Puts a text behind what is being written in the conversation around it. */
export const WriteMessage = createContext<(text: string) => void>(() => {});
