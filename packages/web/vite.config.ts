import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import pacchetto from '../../package.json' with { type: 'json' };

const server = process.env.QUADRA_SERVER ?? 'http://127.0.0.1:3000';
const proxy = { target: server, changeOrigin: false };

/** What every page needs, the login page first of all, in two files: dozens of tiny ones compress worse. */
const gruppi = [
  {
    name: 'base',
    test: /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|react-store|store))[\\/]/,
    priority: 2,
  },
  {
    name: 'parti',
    test: /src[\\/](api[\\/](client|errore|caricamento|magazzino|redirect|sessione|profilo)|theme[\\/]aspetto|messages[\\/]ui|ui[\\/](Button|Campo|Icona|PasswordField|RiquadroErrore|Marchio|Piede|SaltaAlContenuto|titolo-pagina|classi|formato|annuncio|html-sicuro|notifiche|memoria-filtri|EmptyState|Indicatore))\b/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [react()],
  define: { __VERSIONE__: JSON.stringify(pacchetto.version) },
  resolve: { alias: { '@tabler/icons-react': '@tabler/icons-react/dist/esm/icons/index.mjs' } },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2023',
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: gruppi } } },
  },
  server: { port: 5173, host: '127.0.0.1', proxy: { '/api': proxy, '/token': proxy } },
});
