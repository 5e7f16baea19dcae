// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateFindAddresses = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9]{5}$", "u");
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.text === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/text", keyword: "required" })), data.text !== void 0) {
      let data0 = data.text;
      typeof data0 == "string" ? (ucs2length(data0) > 120 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/text", keyword: "maxLength" })), data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/text", keyword: "minLength" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/text", keyword: "type" });
    }
    if (data.zipCode !== void 0) {
      let data1 = data.zipCode;
      typeof data1 == "string" ? pattern0.test(data1) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/zipCode", keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/zipCode", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate0.errors = vErrors, errors === 0;
}
var validateGetPlan = validate1;
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate2.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate3.errors = vErrors, errors === 0;
}
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type" })), data === "en" || data === "es" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum" })), validate4.errors = vErrors, errors === 0;
}
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.planId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "required" })), data.zipCode === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/zipCode", keyword: "required" })), data.planId !== void 0) {
      let data0 = data.planId;
      typeof data0 == "string" ? (ucs2length(data0) > 64 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "maxLength" })), data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "minLength" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "type" });
    }
    if (data.zipCode !== void 0 && (validate2(data.zipCode, { instancePath: instancePath + "/zipCode" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.brandName !== void 0) {
      let data2 = data.brandName;
      typeof data2 == "string" ? (ucs2length(data2) > 40 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/brandName", keyword: "maxLength" })), data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/brandName", keyword: "minLength" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/brandName", keyword: "type" });
    }
    if (data.usageKwh !== void 0) {
      let data3 = data.usageKwh;
      Number.isFinite(data3) ? (data3 > 1e5 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/usageKwh", keyword: "maximum" })), data3 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/usageKwh", keyword: "minimum" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/usageKwh", keyword: "type" });
    }
    data.accountNumber !== void 0 && (validate3(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.language !== void 0 && (validate4(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate4.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate1.errors = vErrors, errors === 0;
}
var validateGetPlanChange = validate5;
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required" })), data.planId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "required" })), data.accountNumber !== void 0 && (validate3(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.planId !== void 0) {
      let data1 = data.planId;
      typeof data1 == "string" ? (ucs2length(data1) > 64 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "maxLength" })), data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "minLength" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "type" });
    }
    data.language !== void 0 && (validate4(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate4.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate5.errors = vErrors, errors === 0;
}
var validateGetPlanYear = validate6;
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required" })), data.planId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "required" })), data.accountNumber !== void 0 && (validate3(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.planId !== void 0) {
      let data1 = data.planId;
      typeof data1 == "string" ? (ucs2length(data1) > 64 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "maxLength" })), data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "minLength" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate6.errors = vErrors, errors === 0;
}
var validateGetPlans = validate7;
function validate8(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type" })), data === "electric" || data === "gas" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum" })), validate8.errors = vErrors, errors === 0;
}
function validate7(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.zipCode === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/zipCode", keyword: "required" })), data.zipCode !== void 0 && (validate2(data.zipCode, { instancePath: instancePath + "/zipCode" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.commodity !== void 0 && (validate8(data.commodity, { instancePath: instancePath + "/commodity" }) || (errors = (vErrors ??= []).push(...validate8.errors))), data.usageKwh !== void 0) {
      let data2 = data.usageKwh;
      Number.isFinite(data2) ? (data2 > 1e5 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/usageKwh", keyword: "maximum" })), data2 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/usageKwh", keyword: "minimum" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/usageKwh", keyword: "type" });
    }
    data.accountNumber !== void 0 && (validate3(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.language !== void 0 && (validate4(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate4.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate7.errors = vErrors, errors === 0;
}
export {
  validateFindAddresses,
  validateGetPlan,
  validateGetPlanChange,
  validateGetPlanYear,
  validateGetPlans
};
