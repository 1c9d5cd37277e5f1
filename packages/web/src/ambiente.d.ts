/** Version of the portal, put in by the build. */
declare const __VERSIONE__: string;
