import type { Plugin, Rolldown } from 'vite';

/**
 * Addresses that are opened from outside (the morning, a saved link) by their first word, and the page of each. The files of
 * that page are named in the document: a telephone asks for all of them at once, not for one after having read another.
 */
const PAGINE: Record<string, string> = {
  home: 'src/app/PaginaHome.tsx',
  anagrafica: 'src/features/clienti/anagrafica/AnagraficaListPage.tsx',
  dichiarazioni: 'src/features/dichiarazioni/dichiarazione/elenco/DichiarazioniPage.tsx',
  dichiarazione: 'src/features/dichiarazioni/dichiarazione/DichiarazionePage.tsx',
  radar: 'src/features/dichiarazioni/dichiarazione/radar/RadarPage.tsx',
  'da-pagare': 'src/features/versamenti/da-pagare/PagamentiPage.tsx',
};
/** What every page behind the login stands in. */
const CORNICE = [
  'src/app/rotte.ts',
  'src/app/pagine.ts',
  'src/app/shell/Riservata.tsx',
  'src/app/shell/Lavoro.tsx',
];

/** Read by the server beside the pages; it is no page. */
const FILE = '.anticipi.json';

/** Writes which files each of those addresses wants: `{ home: ['assets/…'], … }`; `''` is every other. */
export function writeAnticipi(): Plugin {
  return {
    name: 'quadra-anticipi',
    apply: 'build',
    generateBundle(_opzioni, uscita) {
      const pezzi = new Map(
        Object.values(uscita)
          .filter((voce) => voce.type === 'chunk')
          .map((pezzo) => [pezzo.fileName, pezzo]),
      );
      const findPezzo = (modulo: string): Rolldown.OutputChunk => {
        const pezzo = [...pezzi.values()].find(({ facadeModuleId }) =>
          facadeModuleId?.endsWith(`/${modulo}`),
        );
        if (!pezzo) throw new Error(`anticipi: nessun file per ${modulo}`);
        return pezzo;
      };
      const list = (moduli: readonly string[]): string[] => {
        const visti = new Set<string>();
        const visit = (nome: string): void => {
          const pezzo = pezzi.get(nome);
          if (!pezzo || visti.has(nome)) return;
          visti.add(nome);
          for (const altro of pezzo.imports) visit(altro);
        };
        for (const modulo of moduli) visit(findPezzo(modulo).fileName);
        const stili = [...visti].flatMap((nome) => [...(pezzi.get(nome)?.viteMetadata?.importedCss ?? [])]);
        return [...visti, ...new Set(stili)];
      };
      const anticipi = { '': list(CORNICE) } as Record<string, string[]>;
      for (const [parola, modulo] of Object.entries(PAGINE)) anticipi[parola] = list([...CORNICE, modulo]);
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(anticipi) });
    },
  };
}
