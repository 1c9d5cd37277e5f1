import { loadComuni } from '../../../parametri/comunali/anno.ts';
import { cascataRedditiPf } from '../../redditi-pf-cascata.ts';
import type { QuadroScheda, Scheda } from '../../scheda.ts';
import { quadroAC } from './ac.ts';
import { controlliCE, quadroCE } from './ce.ts';
import { controlli } from './controlli.ts';
import { controlliEstero } from './controlli-estero.ts';
import { controlliFascicolo1 } from './controlli-fascicolo-1.ts';
import { controlliImpresa } from './controlli-impresa.ts';
import { controlliLiquidazione } from './controlli-liquidazione.ts';
import { controlliOneri } from './controlli-oneri.ts';
import { controlliRS } from './controlli-rs.ts';
import { controlliSeparata } from './controlli-separata.ts';
import { quadroCP } from './cp.ts';
import { makeQuadroCR } from './cr.ts';
import { quadroDI } from './di.ts';
import { makeQuadroFA } from './fa.ts';
import { quadroFC } from './fc.ts';
import { frontespizio } from './fr.ts';
import { quadroLC } from './lc.ts';
import { quadroLM } from './lm.ts';
import { quadroNR } from './nr.ts';
import { quadroPM } from './pm.ts';
import { prospettoDi } from './prospetto.ts';
import { quadroRA } from './ra.ts';
import { quadroRB } from './rb.ts';
import { quadroRC } from './rc.ts';
import { quadroRD } from './rd.ts';
import { quadroRE } from './re.ts';
import { quadroRF } from './rf.ts';
import { quadroRG } from './rg.ts';
import { quadroRH } from './rh.ts';
import { quadroRL } from './rl.ts';
import { quadroRM } from './rm.ts';
import { quadroRN } from './rn.ts';
import { quadroRP } from './rp.ts';
import { quadroRQ } from './rq.ts';
import { quadroRR } from './rr.ts';
import { quadroRS } from './rs.ts';
import { quadroRT } from './rt.ts';
import { quadroRU } from './ru.ts';
import { quadroRV } from './rv.ts';
import { quadroRW } from './rw.ts';
import { quadroRX } from './rx.ts';
import { controlliTR, quadroTR } from './tr.ts';

const gestiti = [
  frontespizio,
  makeQuadroFA(2025),
  quadroRA,
  quadroRB,
  quadroRC,
  makeQuadroCR(2025),
  quadroRP,
  quadroLC,
  quadroRN,
  quadroRV,
  quadroDI,
  quadroRX,
  quadroRH,
  quadroRL,
  quadroRM,
  quadroRT,
  quadroRW,
  quadroAC,
  quadroRR,
  quadroRE,
  quadroRF,
  quadroRG,
  quadroLM,
  quadroRD,
  quadroRS,
  quadroRQ,
  quadroRU,
  quadroFC,
  quadroNR,
  quadroCE,
  quadroTR,
  quadroCP,
  quadroPM,
];

/** The order in which the form binds its quadri. */
const ORDINE =
  'FR FA RA RB RC CR RP LC RN RV DI RX RH RL RM RT RR RW AC RE RF RG LM RD RS RQ RU FC NR CE TR CP PM'.split(
    ' ',
  );
const posto = (quadro: QuadroScheda): number => ORDINE.indexOf(quadro.codice);

/** Redditi Persone Fisiche 2025, tax year 2024. */
export const redditiPf2025: Scheda = {
  anno: 2025,
  codice: 'redditi-pf',
  prepare: () => loadComuni(2024),
  titolo: 'Redditi Persone Fisiche 2025',
  versione: '2025.6',
  quadri: [...gestiti].sort((a, b) => posto(a) - posto(b)),
  risultati: [
    { nome: 'IRPEF', debito: ['RN45.2'], credito: ['RN46.1'] },
    { nome: 'Addizionali', debito: ['RV7.1', 'RV15.1'], credito: ['RV8.1', 'RV16.1'] },
    { nome: 'Cedolare', debito: ['LC1.12'], credito: ['LC1.13'], facoltativa: true },
    { nome: 'Forfetario', debito: ['LM46.1'], credito: ['LM47.1'], facoltativa: true },
    {
      nome: 'Contributi',
      debito: ['RR901.1', 'RR7.1', 'RR10.1'],
      credito: ['RR4.1', 'RR8.1', 'RR11.1'],
      facoltativa: true,
    },
  ],
  prospetto: prospettoDi(2025),
  cascata: cascataRedditiPf,
  spiegata: 'RN26.2',
  controlli: [
    ...controlli,
    ...controlliFascicolo1,
    ...controlliImpresa,
    ...controlliEstero,
    ...controlliOneri,
    ...controlliLiquidazione,
    ...controlliCE,
    ...controlliTR,
    ...controlliRS,
    ...controlliSeparata,
  ],
};
