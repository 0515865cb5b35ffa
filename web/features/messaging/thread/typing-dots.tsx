/** The typing indicator; announced elsewhere. */
export function TypingDots() {
  return (
    <div
      aria-hidden="true"
      data-typing
      className="mt-2 flex w-fit animate-rise gap-1 rounded-lg rounded-es-md bg-sunken px-3.5 py-3.5"
    >
      <Dot className="" />
      <Dot className="[animation-delay:200ms]" />
      <Dot className="[animation-delay:400ms]" />
    </div>
  );
}

function Dot({ className }: { className: string }) {
  return <span className={`size-2 animate-shimmer rounded-full bg-ink-faint ${className}`} />;
}
