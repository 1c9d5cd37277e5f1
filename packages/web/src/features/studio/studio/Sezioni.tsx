import {
  etichettaProfiloCliente,
  INDIRIZZI_STUDIO_MASSIMO,
  type ProfiloCommerciale,
  profiloCommerciale,
  type TipologiaSottoscrizione,
  type TipoProfiloCliente,
  tipologiaSottoscrizione,
} from '@quadra/contract';
import { fonteComuni } from '../../../dominio/fonte/comuni.ts';
import { fonteGestori } from '../../../dominio/fonte/gestori.ts';
import { messaggiStudio as m } from '../../../messages/studio.ts';
import type { PropsCampo } from '../../../ui/campi/Campo.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Campi, colonne } from '../../../ui/pagina/Scheda.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Combo } from '../../../ui/scelta/Combo.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati, makeFonteEnum } from '../../../ui/scelta/voci.ts';
import type { Permessi } from './permessi.ts';
import type { NomeNumero, NomeTesto, Valori } from './valori.ts';

type Props = {
  valori: Valori;
  change: (nuovi: Partial<Valori>) => void;
  makeCampo: (nome: string) => PropsCampo;
  permessi: Permessi;
};
type Forma = { largo: keyof typeof colonne; massimo: number; codice?: boolean };

const makeFonte = (valori: readonly string[]) =>
  makeFonteDati(valori.map((valore) => ({ chiave: valore, testo: valore })));
const fonteTipi = makeFonteEnum(etichettaProfiloCliente);
const fonteProfili = makeFonte(profiloCommerciale);
const fonteSottoscrizioni = makeFonte(tipologiaSottoscrizione);
const fonteContratti = makeFonteEnum({ false: m.crediti, true: m.flat });
const keepCifre = (testo: string) => testo.replace(/\D/g, '').slice(0, 7);

function Testo({
  nome,
  forma: { largo, ...resto },
  riservato,
  ...scheda
}: Props & { nome: NomeTesto; forma: Forma; riservato?: boolean }) {
  const { valori, change, makeCampo, permessi } = scheda;
  return (
    <TextField
      {...makeCampo(nome)}
      {...(riservato && !permessi.scrive && { bloccato: true })}
      {...resto}
      className={colonne[largo]}
      valore={valori[nome]}
      onChange={(testo) => change({ [nome]: testo })}
    />
  );
}

function Numero({ nome, nota, ...scheda }: Props & { nome: NomeNumero; nota?: string }) {
  const { valori, change, makeCampo, permessi } = scheda;
  return (
    <TextField
      {...makeCampo(nome)}
      {...(!permessi.scrive && { bloccato: true })}
      nota={nota}
      className={colonne[2]}
      inputMode="numeric"
      valore={valori[nome]}
      onChange={(testo) => change({ [nome]: keepCifre(testo) })}
    />
  );
}

export function Identita(props: Props) {
  const { valori, change, makeCampo, permessi } = props;
  const riservato = permessi.scrive ? {} : { bloccato: true };
  return (
    <Sezione larga titolo={m.identita} testo={m.identitaTesto}>
      <Campi>
        <Testo {...props} nome="ragioneSociale" riservato forma={{ largo: 6, massimo: 160 }} />
        <Testo {...props} nome="partitaIva" riservato forma={{ largo: 2, massimo: 11, codice: true }} />
        <Testo {...props} nome="codiceFiscale" riservato forma={{ largo: 2, massimo: 16, codice: true }} />
        <Tendina
          {...makeCampo('tipoProfiloCliente')}
          {...riservato}
          className={colonne[2]}
          valore={String(valori.tipoProfiloCliente)}
          fonte={fonteTipi}
          onChange={(chiave) =>
            chiave !== null && change({ tipoProfiloCliente: Number(chiave) as TipoProfiloCliente })
          }
        />
        {permessi.vedeGestore && (
          <Tendina
            {...makeCampo('gestoreId')}
            bloccato={!permessi.scegliGestore}
            className={colonne[3]}
            opzionale
            segnaposto={m.nessunGestore}
            valore={valori.gestoreId}
            fonte={fonteGestori}
            onChange={(gestoreId) => change({ gestoreId })}
          />
        )}
        <Tendina
          {...makeCampo('profilo')}
          {...riservato}
          className={colonne[3]}
          opzionale
          valore={valori.profilo}
          fonte={fonteProfili}
          onChange={(chiave) => change({ profilo: chiave as ProfiloCommerciale | null })}
        />
      </Campi>
    </Sezione>
  );
}

export function Sede(props: Props) {
  const { valori, change, makeCampo } = props;
  return (
    <Sezione larga titolo={m.sede} testo={m.sedeTesto}>
      <Campi>
        <Combo
          {...makeCampo('comune')}
          className={colonne[3]}
          segnaposto={m.cercaComune}
          testo={valori.comuneDescrizione}
          fonte={fonteComuni}
          onScelta={(voce) =>
            change({ comune: voce?.chiave ?? '', comuneDescrizione: voce?.testo ?? '', provincia: '' })
          }
        />
        <Testo {...props} nome="provincia" forma={{ largo: 1, massimo: 2, codice: true }} />
        <Testo {...props} nome="cap" forma={{ largo: 2, massimo: 5, codice: true }} />
        <Testo {...props} nome="via" forma={{ largo: 4, massimo: 120 }} />
        <Testo {...props} nome="telefono" forma={{ largo: 2, massimo: 30 }} />
        <Testo {...props} nome="email" forma={{ largo: 2, massimo: 254 }} />
        <Testo {...props} nome="pec" forma={{ largo: 2, massimo: 254 }} />
        <Testo {...props} nome="codiceSDI" forma={{ largo: 2, massimo: 7, codice: true }} />
      </Campi>
    </Sezione>
  );
}

export function Contratto(props: Props) {
  const { valori, change, makeCampo, permessi } = props;
  const riservato = permessi.scrive ? {} : { bloccato: true };
  return (
    <Sezione larga titolo={m.contratto} testo={m.contrattoTesto}>
      <Campi>
        <Tendina
          {...makeCampo('tipologiaSottoscrizione')}
          {...riservato}
          className={colonne[3]}
          valore={valori.tipologiaSottoscrizione}
          fonte={fonteSottoscrizioni}
          onChange={(chiave) =>
            chiave !== null && change({ tipologiaSottoscrizione: chiave as TipologiaSottoscrizione })
          }
        />
        <Tendina
          {...makeCampo('contrattoFlat')}
          {...riservato}
          className={colonne[3]}
          valore={String(valori.contrattoFlat)}
          fonte={fonteContratti}
          onChange={(chiave) => change({ contrattoFlat: chiave === 'true' })}
        />
        <Numero {...props} nome="numeroMassimoUtenti" />
        <Numero {...props} nome="numeroMassimoDichiarazioni" />
        <Numero {...props} nome="soglia" nota={m.facoltativo} />
      </Campi>
    </Sezione>
  );
}

export function Accesso(props: Props) {
  return (
    <Sezione larga titolo={m.accesso} testo={m.accessoTesto}>
      <Testo {...props} nome="ipAbilitati" forma={{ largo: 6, massimo: INDIRIZZI_STUDIO_MASSIMO }} />
    </Sezione>
  );
}
