/** The style of pages without a script, as one file: black on white, large enough for a finger. */
export const PLAIN_STYLE = `html { font: 1.0625rem/1.4 serif; background: #fff; color: #000 }
body { margin: 1rem }
form, table { margin: 0.5rem 0 }
table { border-collapse: collapse; border: 2px solid #000 }
th { padding: 0.1em 0.3em; font-weight: normal; text-align: right; vertical-align: bottom; white-space: nowrap }
td { padding: 0; border: 1px solid #888; width: 2em; height: 2em }
.g > td, .g > th { border-top: 2px solid #000 }
td.g, th.g { border-left: 2px solid #000 }
td button { display: block; width: 100%; min-width: 2.1em; height: 2.1em; padding: 0; border: 0; background: #fff; font: inherit }
p button { padding: 0.4em 0.8em; font: inherit }
i { display: inline-block; width: 1em; height: 1em; border: 1px solid #000; vertical-align: -0.1em }
label { margin-right: 0.7em; white-space: nowrap }
.said { border-left: 4px solid #000; padding-left: 0.6em }
`;
