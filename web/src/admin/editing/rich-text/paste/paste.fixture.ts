/**
 * Samples of the `text/html` that programs put on the clipboard. They are shortened but have the real
 * formats' structure, attributes and comments.
 */

/**
 * HTML from Word for Windows: conditional comments, `o:p`, lists made of paragraphs with markers, a nested
 * level, a link, a heading and a title.
 */
export const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ana/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Font Definitions */ @font-face {font-family:Calibri;} p.MsoNormal {margin:0in; font-size:11.0pt;} @list l0:level1 {mso-level-number-format:bullet;} --></style>
</head>
<body lang=ES-PR link="#0563C1" vlink="#954F72" style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->
<h1 style='margin-top:12.0pt'><span lang=ES-PR style='mso-ansi-language:ES-PR'>La primera semana<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=ES-PR style='mso-ansi-language:ES-PR'>Tu perrito <b>duerme</b> mucho, y
eso es <i>normal</i>. Lee <a href="https://www.akc.org/puppies?utm_source=word"><span style='color:#0563C1'>la guía</span></a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2><span lang=ES-PR><b style='mso-bidi-font-weight:normal'>Qué comprar</b><o:p></o:p></span></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=ES-PR style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=ES-PR>Una correa de seis pies<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;text-indent:-.25in;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=ES-PR>No retráctil<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=ES-PR>Una <b>cama</b><o:p></o:p></span></p>
<p class=MsoNormal>Y luego:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Descansa<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Juega<o:p></o:p></p>
<!--EndFragment-->
</body></html>`;

/**
 * HTML from Google Docs: a non-bold `<b>` around everything, styled spans, and a nested list that is a
 * sibling of its item.
 */
export const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5b1f7c0a-7fff-9d2e-b3a1-0f3f5d7f1a2b"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">El calor</span></h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;white-space:pre-wrap;">Camina </span><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:700;white-space:pre-wrap;">temprano</span><span style="font-size:11pt;font-weight:400;font-style:italic;white-space:pre-wrap;"> y lleva agua. </span><a href="https://www.google.com/url?q=https://www.avma.org/heat&amp;sa=D&amp;source=editors&amp;ust=1700000000000000&amp;usg=AOvVaw0" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;white-space:pre-wrap;">Más aquí</span></a></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;" role="presentation"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Agua</span></p></li><ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:circle;font-weight:400;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:700;">Fresca</span></p></li></ul><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Sombra</span></p></li></ul></b><br class="Apple-interchange-newline">`;

/**
 * HTML from a WhatsApp Web message: emoji as images, bold as `<strong>`, line breaks in the text, and a link.
 */
export const WHATSAPP_WEB = `<html><body>
<!--StartFragment--><div class="copyable-text" data-pre-plain-text="[10:32 a. m., 3/11/2026] Ana Rivera: "><div class="_akbu"><span dir="ltr" class="_ao3e selectable-text copyable-text" style="min-height: 0px;"><span>Hola! Luna ya <strong class="_ao3e selectable-text copyable-text" data-app-text-template="*\${appText}*">camina suelta</strong> <img crossorigin="anonymous" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="🐶" draggable="false" class="b44 emoji wa _ao3e selectable-text copyable-text" data-plain-text="🐶" style="background-position: 0px -20px;"><br>Mira <a dir="ltr" href="https://example.com/luna?fbclid=IwAR0abc&amp;v=1" title="https://example.com/luna" target="_blank" rel="noopener noreferrer" class="_ao3e selectable-text copyable-text">https://example.com/luna</a><br><br><em class="_ao3e selectable-text">Gracias</em></span></span></div></div><!--EndFragment-->
</body></html>`;

/**
 * Plain text from WhatsApp on a phone or on the web: several messages with headers, and formatting markers in
 * the text.
 */
export const WHATSAPP_TEXT = `[10:32 a. m., 3/11/2026] Ana Rivera: Hola! Luna ya *camina suelta* 🐶
[10:33 a. m., 3/11/2026] Ana Rivera: Lleva:
- agua
- una _correa larga_
1. Espera
2. Suelta

Mira https://example.com/luna_y_sol_ *ya*. 2*3*4 y nombre_de_archivo quedan.`;

/**
 * HTML from a newspaper page in Chrome: navigation, scripts, ads, tracking attributes, inline styles, and a
 * relative link.
 */
export const NEWS_PAGE = `<meta charset='utf-8'><header><nav aria-label="Secciones"><ul><li><a href="https://news.example/mascotas">Mascotas</a></li></ul></nav><h1 class="headline" style="box-sizing: border-box; font-size: 40px; font-weight: 700; color: rgb(26, 26, 26);" data-analytics-id="h-1">Perros y <em>pirotecnia</em></h1></header><script>window.dataLayer.push({event:'copy'})</script><style>.ad{display:block}</style><div class="article-body" style="font-family: Georgia; font-size: 18px;" data-track="body"><p style="margin: 0px 0px 24px; color: rgb(51, 51, 51);">El 4 de julio es <strong style="font-weight: 700;">la noche más difícil</strong> del año, <span style="font-weight: 600;">dicen</span> los <a href="https://news.example/vets?utm_source=copy&amp;utm_medium=web&amp;id=7" data-track="link" onclick="track(this)" target="_blank" style="color: rgb(0, 102, 204);">veterinarios</a>.</p><figure><img src="https://news.example/pixel.gif?u=1" width="1" height="1" alt=""><figcaption></figcaption></figure><aside class="related"><h3>Relacionadas</h3><a href="/otra">Otra nota</a></aside><blockquote style="border-left: 4px solid;"><p>Cierra las ventanas.</p></blockquote><h2 style="font-weight: 700;">Qué <b>hacer</b></h2><div>Paso uno<br><br>Paso dos, <a href="/relativo">con enlace</a>.</div><button type="button">Compartir</button><iframe src="https://ads.example"></iframe><p aria-hidden="true">Publicidad</p></div>`;

/** HTML from Apple Notes on a Mac. */
export const APPLE_NOTES = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta http-equiv="Content-Style-Type" content="text/css"><title></title><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 28.0px 'Helvetica Neue'} span.s1 {font-weight: bold}</style></head><body><p class="p1"><b>Ideas</b></p><p class="p2"><br></p><p class="p3">Escribir sobre<span class="Apple-converted-space">&nbsp;</span>ladridos</p><ul class="ul1"><li class="li4"><span class="s2"></span>Timbre</li><li class="li4"><span class="s2"></span>Vecinos<ul class="ul1"><li class="li4">Arriba</li></ul></li></ul></body></html>`;

/** HTML of cells copied from Excel. */
export const EXCEL = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {font-weight:700;}--></style></head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'><!--StartFragment--><col width=64 span=2 style='width:48pt'><tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>Edad</td><td class=xl65 width=64>Siestas</td></tr><tr height=20><td height=20 align=right>8</td><td align=right style='font-weight:700'>6</td></tr><tr height=20><td height=20 align=right>12</td><td></td></tr><!--EndFragment--></table></body></html>`;
