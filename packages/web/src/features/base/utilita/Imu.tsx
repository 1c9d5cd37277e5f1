import { formatData, formatIt } from '@quadra/values';
import { useQuery } from '@tanstack/react-query';
import { useSessione } from '../../../api/contesto.ts';
import { messaggiImu } from '../../../messages/imu.ts';
import { messaggiUtilita as m } from '../../../messages/utilita.ts';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import type { PropsConto } from './Importi.tsx';
import { countImu, type DomandaImu, readImu, tipi } from './imu.ts';
import { Compila, Errore, Risposta, TavolaPassi } from './Passi.tsx';
import css from './Utilita.module.css';
import { imuQuery } from './utilita.api.ts';

const fonteTipi = makeFonteDati(
  tipi.map((tipo) => ({ chiave: tipo, testo: messaggiImu.tipi[tipo] ?? tipo })),
);
const ANNO = 12;
const SEMESTRE = 6;
const euro = (valore: number | null) => formatIt(valore ?? 0, { mostraZero: true });

function Campi({ domanda, change }: { domanda: DomandaImu; change: PropsConto['change'] }) {
  return (
    <div className={css.fields}>
      <Tendina
        etichetta={m.tipoImmobile}
        valore={domanda.tipo}
        fonte={fonteTipi}
        onChange={(tipo) => change({ tipo: tipo ?? 'altri-fabbricati' })}
      />
      {domanda.natura === 'fabbricato' && (
        <TextField
          etichetta={m.categoria}
          codice
          massimo={4}
          valore={domanda.categoria}
          onChange={(categoria) => change({ categoria: categoria.toUpperCase() })}
        />
      )}
      <NumberField
        etichetta={m.importoImu[domanda.natura]}
        unita="€"
        valore={domanda.importo || null}
        opzioni={{ decimali: 2 }}
        onValore={(importo) => change({ importo: importo ?? 0 })}
      />
      <NumberField
        etichetta={m.aliquotaImu}
        valore={domanda.aliquota === 0 ? null : Math.round(domanda.aliquota * 100)}
        opzioni={{ decimali: 2, max: 1000 }}
        onValore={(aliquota) => change({ aliquota: (aliquota ?? 0) / 100 })}
      />
      <NumberField
        etichetta={m.quotaImu}
        valore={Math.round(domanda.quota * 100)}
        opzioni={{ decimali: 2, max: 10_000 }}
        onValore={(quota) => change({ quota: (quota ?? 0) / 100 })}
      />
      <NumberField
        etichetta={m.mesiImu}
        valore={domanda.mesi}
        opzioni={{ max: ANNO }}
        onValore={(mesi) => change({ mesi: mesi ?? ANNO })}
      />
      <NumberField
        etichetta={m.mesiGiugno}
        valore={domanda.semestre}
        opzioni={{ max: SEMESTRE }}
        onValore={(semestre) => change({ semestre: semestre ?? 0 })}
      />
    </div>
  );
}

/** The IMU of one property: what is paid in June and in December, and how it comes. */
export function ContoImu({ chiesta, change }: PropsConto) {
  const { annoFiscale } = useSessione().configurazione;
  const { data: imu } = useQuery(imuQuery);
  const domanda = readImu(chiesta);
  const anno = chiesta.anno ?? annoFiscale;
  const isPronta = domanda.importo > 0 && domanda.aliquota > 0;
  if (!imu) return <Skeleton righe={6} />;
  const conto = isPronta ? countImu(imu, anno, domanda) : null;
  return (
    <>
      <Campi domanda={domanda} change={change} />
      {domanda.tipo === 'abitazione-principale' && <p className={css.soft}>{m.lusso}</p>}
      {conto === null ? <Compila /> : <Esito conto={conto} anno={anno} />}
    </>
  );
}

function Esito({ conto, anno }: { conto: ReturnType<typeof countImu>; anno: number }) {
  const { totale, scadenze, isSottoMinimo, mancanze, passi } = conto;
  if (totale.dovuto.valore === null) return <Errore testo={`${m.imuMancano} ${mancanze.join(' ')}`} />;
  const [acconto, saldo] = [euro(totale.acconto.valore), euro(totale.saldo.valore)];
  return (
    <>
      <Risposta cifra={`${euro(totale.dovuto.valore)} €`}>
        {m.imuFrase(acconto, formatData(scadenze.acconto), saldo, formatData(scadenze.saldo))}
        {isSottoMinimo && ` ${m.imuMinimo}`}
      </Risposta>
      <p className={css.soft}>{m.imuAvviso}</p>
      <TavolaPassi
        titolo={`${m.spiega} (${anno})`}
        colonna={m.valoreImu}
        righe={passi.map(({ concetto, titolo, formulaOggi, fonti, valoreTesto }) => ({
          ...{ chiave: concetto, voce: titolo, formula: formulaOggi ?? '', valore: valoreTesto, fonti },
        }))}
      />
    </>
  );
}
