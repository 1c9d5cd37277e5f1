import type { Sessione } from './sessione/sessione.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `authenticate`; absent on public routes. */
    sessione: Sessione | null;
    /** One for each answer: the scripts and styles of a page carry it. */
    nonce: string;
    /** The body byte for byte, of a call that is signed. */
    corpoScritto?: string;
  }
  interface FastifyContextConfig {
    /** Errors in the shape of /token. */
    rispondeComeToken?: boolean;
    /** Takes a key in its header: the documentation says so. */
    isRipetibile?: boolean;
    /** Its body is kept as it was written. */
    isFirmata?: boolean;
  }
}
