/*
 * Marks cells of the page that needs no script at once, in browsers that know ES5 (2009) and
 * nothing newer. Where it does not run, each press asks the server. The part of the address behind
 * "#" holds the marks as `server/pages/plain/plain-marks.ts` writes them, so "back" is undo, and a
 * bookmark keeps the game.
 */
(function () {
  'use strict';
  var SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  var UNKNOWN = -1;
  var BLANK = 0;
  var form = document.getElementById('board');
  if (!form || !form.addEventListener || !('onhashchange' in window)) return;

  var buttons = form.querySelectorAll('td button');
  var tools = form.querySelectorAll('input[type=radio]');
  var heads = form.querySelectorAll('th');
  var width = Number(form.getAttribute('data-width'));
  var inks = tools.length - 1;
  var bits = Math.ceil(Math.log(inks + 2) / Math.LN2 - 1e-9);
  var first = decode(form.s.value);
  var marks = first;
  var shown = encode(first);

  /** Marks as text: a few bits a cell, the lowest first; UNKNOWN is 0. */
  function encode(all) {
    var bytes = [];
    for (var cell = 0; cell < all.length; cell++) {
      for (var bit = 0; bit < bits; bit++) {
        if (((all[cell] + 1) >> bit) & 1) {
          var at = cell * bits + bit;
          while (bytes.length <= at >> 3) bytes.push(0);
          bytes[at >> 3] |= 1 << (at & 7);
        }
      }
    }
    var text = '';
    for (var k = 0; k < bytes.length; k += 3) {
      var three = (bytes[k] << 16) | ((bytes[k + 1] || 0) << 8) | (bytes[k + 2] || 0);
      var signs = Math.min(4, bytes.length - k + 1);
      for (var s = 0; s < signs; s++) text += SIGNS.charAt((three >> (18 - 6 * s)) & 63);
    }
    return text;
  }

  /** The marks of a text; what no cell can be is unknown. */
  function decode(text) {
    function bitAt(at) {
      var byte = at >> 3;
      // bits of a byte are counted from the lowest, those of a sign of six bits from the highest
      var place = byte * 8 + 7 - (at & 7);
      var sign = SIGNS.indexOf(text.charAt(Math.floor(place / 6)) || 'A');
      return sign < 0 ? 0 : (sign >> (5 - (place % 6))) & 1;
    }
    var all = [];
    for (var cell = 0; cell < buttons.length; cell++) {
      var value = 0;
      for (var bit = 0; bit < bits; bit++) value |= bitAt(cell * bits + bit) << bit;
      all.push(value <= inks + 1 ? value - 1 : UNKNOWN);
    }
    return all;
  }

  /** The blocks of a line: "3:1 2:4", a size and an ink each. */
  function blocksOf(start, step, length) {
    var blocks = [];
    var size = 0;
    for (var k = 0; k < length; k++) {
      var mark = marks[start + k * step];
      size = mark > BLANK ? size + 1 : 0;
      if (size > 0 && (k + 1 === length || marks[start + (k + 1) * step] !== mark)) {
        blocks.push(size + ':' + mark);
        size = 0;
      }
    }
    return blocks.join(' ');
  }

  /** A tick at the clue of a finished line. */
  function tick(head, isFinished, isColumn) {
    var has = head.firstChild !== null && head.firstChild.nodeName === 'B';
    if (has === isFinished) return;
    if (has) {
      head.removeChild(head.firstChild);
      head.removeChild(head.firstChild);
      return;
    }
    var mark = document.createElement('b');
    mark.title = form.getAttribute('data-done');
    mark.appendChild(document.createTextNode('\u2713'));
    var gap = isColumn ? document.createElement('br') : document.createTextNode(' ');
    head.insertBefore(gap, head.firstChild);
    head.insertBefore(mark, gap);
  }

  /** Ticks all lines; true if all are finished. */
  function tickAll() {
    var isDone = true;
    for (var k = 0; k < heads.length; k++) {
      var isColumn = k < width;
      var blocks = isColumn
        ? blocksOf(k, width, buttons.length / width)
        : blocksOf((k - width) * width, 1, width);
      var isFinished = blocks === heads[k].getAttribute('data-clue');
      tick(heads[k], isFinished, isColumn);
      isDone = isDone && isFinished;
    }
    return isDone;
  }

  function draw(cell) {
    var mark = marks[cell];
    var tool = mark > BLANK ? tools[mark - 1] : undefined;
    var text = mark === BLANK ? '\u00d7' : '\u00b7';
    buttons[cell].style.cssText = tool === undefined ? '' : tool.getAttribute('data-look');
    buttons[cell].firstChild.nodeValue =
      tool === undefined ? text : tool.getAttribute('data-letter') || '\u00a0';
  }

  function toolNow() {
    for (var k = 0; k < tools.length; k++) if (tools[k].checked) return Number(tools[k].value);
    return BLANK;
  }

  /** Shows the marks of the address; once all is done, the server says what it is. */
  function show() {
    var hash = location.hash;
    var wanted = hash.charAt(1) === 's' ? decode(hash.slice(2)) : first;
    var text = encode(wanted);
    if (text === shown) return;
    shown = text;
    var before = marks;
    marks = wanted;
    for (var cell = 0; cell < buttons.length; cell++) {
      if (before[cell] !== wanted[cell]) draw(cell);
    }
    form.s.value = text;
    if (tickAll()) location.href = '?s=' + form.s.value + '&t=' + toolNow();
  }

  form.addEventListener('click', function (event) {
    var button = event.target;
    if (button.nodeName !== 'BUTTON' || button.name !== 'c') return;
    event.preventDefault();
    var tool = toolNow();
    var cell = Number(button.value);
    var next = marks.slice();
    next[cell] = next[cell] === tool ? UNKNOWN : tool;
    location.hash = 's' + encode(next);
    // a second press may come before the event does, and would forget this one
    show();
  });
  window.addEventListener('hashchange', show);
  if (location.hash.charAt(1) === 's') show();
})();
