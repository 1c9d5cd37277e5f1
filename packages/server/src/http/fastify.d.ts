import type { Sessione } from './sessione/sessione.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `authenticate`; absent on public routes. */
    sessione: Sessione | null;
    /** One for each answer: the scripts and styles of a page carry it. */
    nonce: string;
  }
  interface FastifyContextConfig {
    /** Errors in the shape of /token. */
    rispondeComeToken?: boolean;
    /** Takes a key in its header: the documentation says so. */
    isRipetibile?: boolean;
  }
}
