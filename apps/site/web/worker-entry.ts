/** What runs in the worker of `worker.ts`: all verbs, PDF included. */
import 'nonokit/worker-pdf';
