/** Paragraphs of a text in which words between asterisks are emphasised. */
export function Prose({ text, className }: { readonly text: string; readonly className: string }) {
  return (
    <div class="prose">
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph} class={className}>
          {paragraph.split('*').map((part, k) => (
            <span key={k}>{k % 2 === 1 ? <em>{part}</em> : part}</span>
          ))}
        </p>
      ))}
    </div>
  );
}
