import { useEffect, useState, type ComponentType } from 'react';

/**
 * A lazily loaded part of a screen, or a dialog. If its chunk fails to load the screen stays as it
 * is, with `Meanwhile` in that place, and it is retried once the browser is back online.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function Part(props: Props) {
    const [Loaded, show] = useState(() => known);
    useEffect(() => {
      if (Loaded) return undefined;
      const fetchIt = () => void load().then((Part) => show(() => (known = Part)), console.error);
      fetchIt();
      addEventListener('online', fetchIt);
      return () => removeEventListener('online', fetchIt);
    }, [Loaded]);
    return Loaded ? <Loaded {...props} /> : <Meanwhile {...props} />;
  };
}

function Nothing() {
  return null;
}
