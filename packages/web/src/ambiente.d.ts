/** Version of the portal, put in by the build. */
declare const __VERSIONE__: string;
/** True where the gallery of the parts is built in: development and tests. */
declare const __GALLERIA__: boolean;
/** True where the pages may call a debug host: development and tests, never the pages that are delivered. */
declare const __DEBUG__: boolean;
/** Where the browser has them: a text that becomes markup goes through a policy with a name. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      nome: string,
      regole: { createHTML(testo: string): string },
    ): { createHTML(testo: string): string };
  };
}
