import { RITORNO_IDENTITA } from '@quadra/contract';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { leggiTesto } from './ricerca.ts';
import { radice } from './rotta-radice.ts';

const inizio = createRoute({
  getParentRoute: () => radice,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/login', replace: true });
  },
});
const paginaLogin = lazyRouteComponent(() => import('./LoginPage.tsx'), 'LoginPage');
const login = createRoute({ getParentRoute: () => radice, path: '/login', component: paginaLogin });
const loginCodice = createRoute({
  getParentRoute: () => radice,
  path: '/login/$codice',
  component: paginaLogin,
});
const aziende = createRoute({ getParentRoute: () => radice, path: '/aziende', component: paginaLogin });
const richiestaPassword = createRoute({
  getParentRoute: () => radice,
  path: '/richiesta-password',
  validateSearch: (cerca: Record<string, unknown>): { codice?: string } => leggiTesto(cerca, 'codice'),
  component: lazyRouteComponent(
    () => import('../features/accesso/richiesta-password/RichiestaPasswordPage.tsx'),
    'RichiestaPasswordPage',
  ),
});
const recuperoPassword = createRoute({
  getParentRoute: () => radice,
  path: '/recupero-password',
  validateSearch: (cerca: Record<string, unknown>): { codice?: string } => leggiTesto(cerca, 'codice'),
  component: lazyRouteComponent(
    () => import('../features/accesso/richiesta-password/RichiestaPasswordPage.tsx'),
    'RichiestaPasswordPage',
  ),
});
const registrazione = createRoute({
  getParentRoute: () => radice,
  path: '/registrazione',
  validateSearch: (cerca: Record<string, unknown>): { reflink?: string } => leggiTesto(cerca, 'reflink'),
  component: lazyRouteComponent(
    () => import('../features/accesso/registrazione/RegistrazionePage.tsx'),
    'RegistrazionePage',
  ),
});
const noteDiRilascio = createRoute({
  getParentRoute: () => radice,
  path: '/note-di-rilascio',
  component: lazyRouteComponent(
    () => import('../features/base/note-di-rilascio/NoteDiRilascioPage.tsx'),
    'NoteDiRilascioPage',
  ),
});
const ritornoIdentita = createRoute({
  getParentRoute: () => radice,
  path: RITORNO_IDENTITA,
  component: lazyRouteComponent(
    () => import('../features/accesso/accesso/RitornoIdentitaPage.tsx'),
    'RitornoIdentitaPage',
  ),
});
/** The link of a delega: who has it needs no login. */
const collegamentoDelega = createRoute({
  getParentRoute: () => radice,
  path: '/d/$codice',
  component: lazyRouteComponent(
    () => import('../features/versamenti/delega/unica/CollegamentoPage.tsx'),
    'CollegamentoPage',
  ),
});
/** The link of a document asked of a client. */
const collegamentoRichiesta = createRoute({
  getParentRoute: () => radice,
  path: '/r/$codice',
  component: lazyRouteComponent(
    () => import('../features/dichiarazioni/richiesta/CollegamentoRichiestaPage.tsx'),
    'CollegamentoRichiestaPage',
  ),
});
/** The link of documents to be signed. */
const collegamentoFirma = createRoute({
  getParentRoute: () => radice,
  path: '/f/$codice',
  component: lazyRouteComponent(() => import('../features/carta/firma/FirmatarioPage.tsx'), 'FirmatarioPage'),
});
const versoLogin = () => {
  throw redirect({ to: '/login', replace: true });
};
const paginaAttivazione = lazyRouteComponent(
  () => import('../features/accesso/richiesta-attivazione/RichiestaAttivazionePage.tsx'),
  'RichiestaAttivazionePage',
);
const attivazione = createRoute({
  getParentRoute: () => radice,
  path: '/richiesta-attivazione',
  beforeLoad: versoLogin,
  component: paginaAttivazione,
});
const attivazioneLink = createRoute({
  getParentRoute: () => radice,
  path: '/richiesta-attivazione/$reflink',
  beforeLoad: versoLogin,
  component: paginaAttivazione,
});

/** The pages that ask for no login. */
export const rotteAccesso = [
  inizio,
  login,
  loginCodice,
  aziende,
  richiestaPassword,
  recuperoPassword,
  registrazione,
  noteDiRilascio,
  ritornoIdentita,
  collegamentoDelega,
  collegamentoRichiesta,
  collegamentoFirma,
  attivazione,
  attivazioneLink,
] as const;
