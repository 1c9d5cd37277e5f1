import type { ApplicazioneTable } from '../features/accesso/applicazione/applicazione.table.ts';
import type { CredenzialeTable } from '../features/accesso/credenziale/credenziale.table.ts';
import type {
  PermessoGestoreTable,
  PermessoPredefinitoTable,
  PermessoStudioTable,
} from '../features/accesso/permesso/permesso.table.ts';
import type {
  CodiceRecuperoTable,
  FattoreTotpTable,
  PasskeyTable,
  SfidaTable,
} from '../features/accesso/sessione/fattore/fattore.table.ts';
import type {
  IdentitaEsternaTable,
  IdentitaRichiestaTable,
} from '../features/accesso/sessione/identita/identita.table.ts';
import type {
  AccessoTable,
  CodiceMonousoTable,
  DispositivoTable,
  FornitoreTable,
  GestoreTable,
  SegnalazioneTable,
  SessioneTable,
  SostituzioneTable,
  StudioTable,
  UtenteTable,
} from '../features/accesso/sessione/sessione.table.ts';
import type {
  SuiteChiaveTable,
  SuiteModelloTable,
  SuiteUscitaTable,
} from '../features/accesso/suite/suite.table.ts';
import type { ChiaveDatiTable } from '../features/base/chiave-dati/chiave-dati.table.ts';
import type { EventoTable } from '../features/base/evento/evento.table.ts';
import type { LavoroParteTable, LavoroRigaTable, LavoroTable } from '../features/base/lavoro/lavoro.table.ts';
import type {
  RegistroAnelloTable,
  RegistroCatenaTable,
  RegistroCodaTable,
  RegistroRicoperturaTable,
  RegistroTable,
} from '../features/base/registro/registro.table.ts';
import type { TabellaEdizioneTable, TabellaVoceTable } from '../features/base/tabella/tabella.table.ts';
import type { VistaTable } from '../features/base/vista/vista.table.ts';
import type { AccordoTable } from '../features/clienti/accordo/accordo.table.ts';
import type {
  AnagraficaConteggioTable,
  AnagraficaModificaTable,
  AnagraficaTable,
  LegameTable,
} from '../features/clienti/anagrafica/anagrafica.table.ts';
import type { BozzaTable, RichiestaRipetibileTable } from '../features/clienti/bozza/bozza.table.ts';
import type { DocumentoTable } from '../features/clienti/documento/documento.table.ts';
import type {
  TagAnagraficaTable,
  TagDichiarazioneTable,
  TagTable,
} from '../features/clienti/tag/tag.table.ts';
import type {
  StoricoEsportazioneParteTable,
  StoricoEsportazioneTable,
} from '../features/consegna/esportazione/storico.table.ts';
import type { PreferenzaHomeTable } from '../features/consegna/home/home.table.ts';
import type { ImportazioneTable } from '../features/consegna/importazione/importazione.table.ts';
import type { PdfMinisterialeTable } from '../features/consegna/stampa/ministeriale/ministeriale.table.ts';
import type {
  DichiarazioneTelematicoFileTable,
  DichiarazioneTelematicoRicevutaTable,
  DichiarazioneTelematicoTable,
} from '../features/consegna/telematico/telematico.table.ts';
import type { ContabilitaTable } from '../features/crediti/contabilita/contabilita.table.ts';
import type {
  AcquistoTable,
  ConsumoPacchettoTable,
  ContoTable,
  IdempotenzaTable,
  LogSogliaTable,
  MovimentoTable,
  PrenotazioneTable,
  VoceTable,
} from '../features/crediti/credito/credito.table.ts';
import type { GruppoListinoTable, VoceListinoTable } from '../features/crediti/listino/listino.table.ts';
import type { PacchettoGestoreTable, PacchettoTable } from '../features/crediti/pacchetto/pacchetto.table.ts';
import type { BilancioTable } from '../features/dichiarazioni/bilancio/bilancio.table.ts';
import type {
  QuadroTable,
  TipoDichiarazioneTable,
} from '../features/dichiarazioni/configurazione/configurazione.table.ts';
import type {
  DefinizioneInsiemeTable,
  DefinizioneTable,
  DefinizioneVersioneTable,
} from '../features/dichiarazioni/definizione/definizione.table.ts';
import type {
  DichiarazioneArchivioTable,
  DichiarazioneBozzaTable,
  DichiarazioneCopiaTable,
  DichiarazioneModificaTable,
  DichiarazioneStampaTable,
  DichiarazioneTable,
  DichiarazioneVistaTable,
} from '../features/dichiarazioni/dichiarazione/dichiarazione.table.ts';
import type { MessaggioTable } from '../features/dichiarazioni/messaggio/messaggio.table.ts';
import type { AliquotaStudioTable } from '../features/immobili/aliquota/aliquota.table.ts';
import type {
  ContrattoLocazioneTable,
  EstimoTable,
  ImmobileTable,
  PossessoTable,
} from '../features/immobili/immobile/immobile.table.ts';
import type {
  GruppoAnagraficaTable,
  GruppoTable,
  GruppoUtenteTable,
} from '../features/studio/gruppo/gruppo.table.ts';
import type { IntermediarioTable } from '../features/studio/intermediario/intermediario.table.ts';
import type {
  ApplicativoStudioTable,
  BloccoStudioTable,
  SottoscrizioneTable,
} from '../features/studio/studio/studio.table.ts';
import type { MessaggioPostaTable } from '../gateways/posta/posta.table.ts';

/** Every table the application may name; a test compares it with the catalogue. */
export interface Database {
  accesso: AccessoTable;
  accordo: AccordoTable;
  aliquota_studio: AliquotaStudioTable;
  anagrafica: AnagraficaTable;
  anagrafica_conteggio: AnagraficaConteggioTable;
  anagrafica_modifica: AnagraficaModificaTable;
  applicativo_studio: ApplicativoStudioTable;
  applicazione: ApplicazioneTable;
  blocco_studio: BloccoStudioTable;
  bilancio: BilancioTable;
  bozza: BozzaTable;
  chiave_dati: ChiaveDatiTable;
  codice_monouso: CodiceMonousoTable;
  codice_recupero: CodiceRecuperoTable;
  contabilita: ContabilitaTable;
  credenziale: CredenzialeTable;
  dichiarazione: DichiarazioneTable;
  dichiarazione_bozza: DichiarazioneBozzaTable;
  dichiarazione_copia: DichiarazioneCopiaTable;
  dichiarazione_telematico: DichiarazioneTelematicoTable;
  dichiarazione_telematico_file: DichiarazioneTelematicoFileTable;
  dichiarazione_telematico_ricevuta: DichiarazioneTelematicoRicevutaTable;
  dichiarazione_modifica: DichiarazioneModificaTable;
  dichiarazione_vista: DichiarazioneVistaTable;
  dichiarazione_archivio: DichiarazioneArchivioTable;
  dichiarazione_stampa: DichiarazioneStampaTable;
  messaggio: MessaggioTable;
  pdf_ministeriale: PdfMinisterialeTable;
  dispositivo: DispositivoTable;
  evento: EventoTable;
  fattore_totp: FattoreTotpTable;
  documento: DocumentoTable;
  fornitore: FornitoreTable;
  gestore: GestoreTable;
  gruppo: GruppoTable;
  gruppo_anagrafica: GruppoAnagraficaTable;
  gruppo_utente: GruppoUtenteTable;
  identita_esterna: IdentitaEsternaTable;
  identita_richiesta: IdentitaRichiestaTable;
  contratto_locazione: ContrattoLocazioneTable;
  estimo: EstimoTable;
  immobile: ImmobileTable;
  importazione: ImportazioneTable;
  intermediario: IntermediarioTable;
  lavoro: LavoroTable;
  lavoro_parte: LavoroParteTable;
  lavoro_riga: LavoroRigaTable;
  legame: LegameTable;
  messaggio_posta: MessaggioPostaTable;
  passkey: PasskeyTable;
  possesso: PossessoTable;
  permesso_gestore: PermessoGestoreTable;
  permesso_predefinito: PermessoPredefinitoTable;
  permesso_studio: PermessoStudioTable;
  preferenza_home: PreferenzaHomeTable;
  registro: RegistroTable;
  registro_anello: RegistroAnelloTable;
  registro_catena: RegistroCatenaTable;
  registro_coda: RegistroCodaTable;
  registro_ricopertura: RegistroRicoperturaTable;
  richiesta_ripetibile: RichiestaRipetibileTable;
  segnalazione: SegnalazioneTable;
  sessione: SessioneTable;
  sfida: SfidaTable;
  sostituzione: SostituzioneTable;
  sottoscrizione: SottoscrizioneTable;
  storico_esportazione: StoricoEsportazioneTable;
  storico_esportazione_parte: StoricoEsportazioneParteTable;
  studio: StudioTable;
  suite_chiave: SuiteChiaveTable;
  suite_modello: SuiteModelloTable;
  suite_uscita: SuiteUscitaTable;
  tabella_edizione: TabellaEdizioneTable;
  tabella_voce: TabellaVoceTable;
  tag: TagTable;
  tag_anagrafica: TagAnagraficaTable;
  tag_dichiarazione: TagDichiarazioneTable;
  utente: UtenteTable;
  vista: VistaTable;
  acquisto: AcquistoTable;
  consumo_pacchetto: ConsumoPacchettoTable;
  conto: ContoTable;
  definizione: DefinizioneTable;
  definizione_versione: DefinizioneVersioneTable;
  definizione_insieme: DefinizioneInsiemeTable;
  gruppo_listino: GruppoListinoTable;
  quadro: QuadroTable;
  tipo_dichiarazione: TipoDichiarazioneTable;
  idempotenza: IdempotenzaTable;
  log_soglia: LogSogliaTable;
  movimento: MovimentoTable;
  pacchetto: PacchettoTable;
  pacchetto_gestore: PacchettoGestoreTable;
  prenotazione: PrenotazioneTable;
  voce: VoceTable;
  voce_listino: VoceListinoTable;
}
