// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validatePayDeposit = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (ucs2length(data) > 256) {
      let err0 = { instancePath, keyword: "maxLength", message: "must NOT have more than 256 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (ucs2length(data) < 16) {
      let err1 = { instancePath, keyword: "minLength", message: "must NOT have fewer than 16 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern0.test(data)) {
      let err2 = { instancePath, keyword: "pattern", message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (ucs2length(data) > 256) {
      let err0 = { instancePath, keyword: "maxLength", message: "must NOT have more than 256 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (ucs2length(data) < 8) {
      let err1 = { instancePath, keyword: "minLength", message: "must NOT have fewer than 8 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern0.test(data)) {
      let err2 = { instancePath, keyword: "pattern", message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
var formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!formats0.test(data)) {
      let err0 = { instancePath, keyword: "format", message: 'must match format "uuid"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
var formats1 = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (ucs2length(data) > 254) {
      let err0 = { instancePath, keyword: "maxLength", message: "must NOT have more than 254 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!formats1.test(data)) {
      let err1 = { instancePath, keyword: "format", message: 'must match format "email"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "en" || data === "es")) {
    let err1 = { instancePath, keyword: "enum", message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.linkToken === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'linkToken'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.linkToken !== void 0) {
      let data0 = data.linkToken;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/linkToken", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/linkToken", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.paymentToken === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'paymentToken'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.paymentToken !== void 0) {
      let data1 = data.paymentToken;
      if (typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/paymentToken", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/paymentToken", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.idempotencyKey === void 0) {
      let err6 = { instancePath, keyword: "required", message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.idempotencyKey !== void 0) {
      let data2 = data.idempotencyKey;
      if (typeof data2 == "string" && ucs2length(data2) < 1) {
        let err7 = { instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (Array.isArray(data2) && data2.length < 1) {
        let err8 = { instancePath: instancePath + "/idempotencyKey", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.amountCents === void 0) {
      let err9 = { instancePath, keyword: "required", message: "must have required property 'amountCents'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err10 = { instancePath, keyword: "required", message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.language === void 0) {
      let err11 = { instancePath, keyword: "required", message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.linkToken === void 0) {
      let err12 = { instancePath, keyword: "required", message: "must have required property 'linkToken'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.paymentToken === void 0) {
      let err13 = { instancePath, keyword: "required", message: "must have required property 'paymentToken'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.linkToken !== void 0 && (validate1(data.linkToken, { instancePath: instancePath + "/linkToken" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.amountCents !== void 0) {
      let data4 = data.amountCents;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err14 = { instancePath: instancePath + "/amountCents", keyword: "type", message: "must be integer" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
        let err15 = { instancePath: instancePath + "/amountCents", keyword: "minimum", message: "must be >= 1" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    data.paymentToken !== void 0 && (validate2(data.paymentToken, { instancePath: instancePath + "/paymentToken" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.idempotencyKey !== void 0 && (validate3(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.email !== void 0 && (validate4(data.email, { instancePath: instancePath + "/email" }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), data.language !== void 0 && (validate5(data.language, { instancePath: instancePath + "/language" }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length));
  } else {
    let err16 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var validateStartHostedFields = validate6;
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.purpose === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'purpose'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.purpose !== void 0) {
      let data0 = data.purpose;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/purpose", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/purpose", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'method'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.method !== void 0) {
      let data1 = data.method;
      if (typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/method", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/method", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.language === void 0) {
      let err6 = { instancePath, keyword: "required", message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.method === void 0) {
      let err7 = { instancePath, keyword: "required", message: "must have required property 'method'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.purpose === void 0) {
      let err8 = { instancePath, keyword: "required", message: "must have required property 'purpose'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.purpose !== void 0) {
      let data2 = data.purpose;
      if (typeof data2 != "string") {
        let err9 = { instancePath: instancePath + "/purpose", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data2 === "deposit" || data2 === "autopay")) {
        let err10 = { instancePath: instancePath + "/purpose", keyword: "enum", message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.method !== void 0) {
      let data3 = data.method;
      if (typeof data3 != "string") {
        let err11 = { instancePath: instancePath + "/method", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (!(data3 === "card" || data3 === "bank")) {
        let err12 = { instancePath: instancePath + "/method", keyword: "enum", message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    data.linkToken !== void 0 && (validate1(data.linkToken, { instancePath: instancePath + "/linkToken" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.language !== void 0 && (validate5(data.language, { instancePath: instancePath + "/language" }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length));
  } else {
    let err13 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
export {
  validatePayDeposit,
  validateStartHostedFields
};
