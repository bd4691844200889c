/** The API for people to read: every call with what it takes and answers. */

import { API_BASE } from '../../../contract/call-path.js';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import type { ApiWords } from '../../words/en/api.js';
import './api.css';

/** A call as the page shows it. */
export interface ApiCall {
  readonly id: string;
  /** "GET" */
  readonly method: string;
  /** "/puzzles/{id}" */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** Who may call it, as the server declares it: "anyone". */
  readonly access: string;
  /** JSON: of the body, if there is one, and of the answer. */
  readonly examples: readonly string[];
  readonly parameters: readonly ApiCallParameter[];
  /** The media types that the body may have. */
  readonly body: readonly string[];
  /** The statuses and media types of answers: "200 application/json". */
  readonly answers: readonly string[];
}

/** A parameter of a call. */
export interface ApiCallParameter {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

/** The calls by part of the site. */
export interface ApiPageData {
  readonly parts: readonly { readonly id: string; readonly calls: readonly ApiCall[] }[];
}

export const title = ({ wordsOf }: PageTexts): string => wordsOf('api').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('api').description;

export function Page({ data }: { readonly data: ApiPageData }) {
  const { root, wordsOf } = usePage();
  const words = wordsOf('api');
  return (
    <Shell>
      <div class="api-page stack">
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        <p>
          {words.errors} {words.client}
        </p>
        <p>
          <a class="link" href={`${root}${API_BASE.slice(1)}/openapi.json`}>
            {words.machine}
          </a>
        </p>
        <nav aria-label={words.title}>
          <ul>
            {data.parts.map(({ id }) => (
              <li key={id}>
                <a class="link" href={`#part-${id}`}>
                  {words.parts[id] ?? id}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {data.parts.map(({ id, calls }) => (
          <section key={id} id={`part-${id}`} class="stack">
            <h2>{words.parts[id] ?? id}</h2>
            {calls.map((call) => (
              <Call key={call.id} call={call} words={words} />
            ))}
          </section>
        ))}
      </div>
    </Shell>
  );
}

function Call({ call, words }: { readonly call: ApiCall; readonly words: ApiWords }) {
  const { id, method, path, summary, parameters, body, answers, examples } = call;
  return (
    <details id={id} class="card">
      <summary>
        <code>
          <strong>{method}</strong> {path}
        </code>{' '}
        <span class="soft" lang="en">
          {summary}
        </span>
      </summary>
      <p lang="en">{call.description}</p>
      <p class="soft">{words.access[call.access]}</p>
      {parameters.length > 0 && (
        <div>
          <h3>{words.parameters}</h3>
          <ul>
            {parameters.map((one) => (
              <li key={one.name}>
                <code>{one.name}</code> <span class="soft">{one.type}</span>
                {one.required ? '' : `, ${words.optional}`}
                {one.description !== '' && <span lang="en">: {one.description}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {body.length > 0 && (
        <p>
          {words.body}: <code>{body.join(', ')}</code>
        </p>
      )}
      <p>
        {words.answers}: <code>{answers.join(', ')}</code>
      </p>
      {examples.map((example) => (
        <pre key={example} class="small">
          {example}
        </pre>
      ))}
    </details>
  );
}
