import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import pacchetto from '../../package.json' with { type: 'json' };

const server = process.env.QUADRA_SERVER ?? 'http://127.0.0.1:3000';
const proxy = { target: server, changeOrigin: false };

export default defineConfig({
  plugins: [react()],
  define: { __VERSIONE__: JSON.stringify(pacchetto.version) },
  resolve: { alias: { '@tabler/icons-react': '@tabler/icons-react/dist/esm/icons/index.mjs' } },
  build: { outDir: 'dist', manifest: true, target: 'es2023', chunkSizeWarningLimit: 700 },
  server: { port: 5173, host: '127.0.0.1', proxy: { '/api': proxy, '/token': proxy } },
});
