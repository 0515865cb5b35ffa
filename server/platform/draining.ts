/** Whether this node is about to stop: it answers still, and asks proxies to go elsewhere. */
export interface Draining {
  isOn(): boolean;
  begin(): void;
}

/** A node that serves. */
export function makeDraining(): Draining {
  let on = false;
  return {
    isOn: () => on,
    begin: () => {
      on = true;
    },
  };
}
