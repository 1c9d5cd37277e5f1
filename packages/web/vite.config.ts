import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import pacchetto from '../../package.json' with { type: 'json' };
import { writeAnticipi } from './anticipi.ts';

const server = process.env.QUADRA_SERVER ?? 'http://127.0.0.1:3000';
/** The gallery of the parts and the debug host: while developing and in the tests, never in the pages that are delivered. */
const isDiProva = (comando: string) => comando === 'serve' || process.env.QUADRA_GALLERIA === '1';
const proxy = { target: server, changeOrigin: false };

/**
 * What every page needs, the login page first of all, in two files: dozens of tiny ones compress worse. What most pages of
 * work share is in one more, what a few share in files of a few kB at least: each file is a question to the server.
 */
/** Of lists and sheets, which a home and a form have not. */
const DI_GRIGLIE =
  /node_modules[\\/]@tanstack[\\/](react-)?(table|virtual)|packages[\\/]web[\\/]src[\\/]ui[\\/](griglia|elenco)[\\/]/;
const gruppi = [
  {
    name: 'base',
    test: /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|react-store|store))[\\/]/,
    priority: 2,
  },
  {
    name: 'parti',
    test: /src[\\/](api[\\/](client|errore|caricamento|magazzino|redirect|sessione|sessione\.api|verifica\.api|profilo|suite|canale|orologio|conferma-identita)|app[\\/](accesso|avviso|percorsi|uscita)|features[\\/]accesso[\\/]accesso[\\/](PaginaPubblica|RegistroEsempio)|theme[\\/]aspetto|messages[\\/](base|accesso)|formato[\\/]formato|vita[\\/](prima-della-fine|vita-sessione)|ui[\\/](classi|campi[\\/](Campo|PasswordField)|comandi[\\/](Button|Icona)|finestre[\\/]fuoco-tenuto|notifiche[\\/]annuncio|pagina[\\/](Marchio|Piede|SaltaAlContenuto|titolo-pagina)|stati[\\/](Indicatore|RiquadroErrore|html-sicuro)))\.tsx?$/,
    priority: 1,
  },
  // Alone, or the login page would read what its neighbours share with others.
  { name: 'soglia', test: /AccessoPage\.module\.css/, priority: 1 },
  { name: 'guscio', test: (modulo: string) => !DI_GRIGLIE.test(modulo), minShareCount: 28 },
  { name: 'griglia', minShareCount: 28 },
  // Pieces of the contract: making its schemas costs more than reading them, so that a page reads those it names. Pieces that
  // asked for one another would run before what they need (tried at the build).
  {
    name: 'contratto',
    test: /packages[\\/]contract[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3_000,
  },
  { name: 'codici', test: /packages[\\/]values[\\/]src[\\/](iban|carattere-controllo)/, minShareCount: 2 },
  {
    name: 'cornice',
    test: /src[\\/]app[\\/](shell[\\/]|navigazione|requisiti-pagina)/,
    minShareCount: 2,
  },
  // Together, whoever buys: shared out among others, its pieces would ask for one another in a ring.
  { name: 'acquisto', test: /src[\\/]dominio[\\/]acquisto[\\/]/, minShareCount: 2 },
  {
    name: 'comune',
    test: /node_modules|packages[\\/]web[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 4_000,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [react(), writeAnticipi()],
  define: {
    __VERSIONE__: JSON.stringify(pacchetto.version),
    __GALLERIA__: isDiProva(command),
    __DEBUG__: isDiProva(command),
  },
  resolve: { alias: { '@tabler/icons-react': '@tabler/icons-react/dist/esm/icons/index.mjs' } },
  build: {
    outDir: process.env.QUADRA_GALLERIA === '1' ? 'dist-galleria' : 'dist',
    manifest: true,
    target: 'es2023',
    // The names of every chunk of every page would weigh on the login page: they are in the list of the pages, read after it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, pezzi, { hostId, hostType }) =>
        hostType === 'html' || hostId.includes('/pagine-') ? pezzi : [],
    },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: gruppi },
        // A shared file is named after its group: the pages that share it would make a line of a name.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // So is its style sheet, whose name the entry carries.
        assetFileNames: ({ names: [nome = 'risorsa'] }) =>
          `assets/${nome.split('~')[0]?.replace(/\.\w+$/, '')}-[hash][extname]`,
      },
    },
  },
  server: { port: 5173, host: '127.0.0.1', proxy: { '/api': proxy, '/token': proxy, '/oidc': proxy } },
}));
